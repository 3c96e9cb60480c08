import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { goTo } from '../support/admin-router.ts';
import { expectAccessible } from '../support/axe.ts';
import { overflow } from '../support/letters.ts';
import { asAdmin, enterOffice } from '../support/office.ts';
import { stack } from '../support/stack.ts';

const main = (page: Page) => page.getByRole('main');

test('DESK-09 DESK-14 DESK-16 A11Y-01 what is not live yet stands first on the page of the website, is seen before, planned, dropped and published, and fits phone and desk', async ({
  page,
  context,
}) => {
  test.slow();
  const question = `What is ${randomUUID().slice(0, 8)}?`;
  const { doc } = await asAdmin<{ doc: { id: string } }>('/faqs?draft=true', {
    method: 'POST',
    body: { question, answer: 'A question of this test.', position: 9_000, _status: 'draft' },
  });
  try {
    await enterOffice(page, '/website?tab=guides');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
    }
    await enterOffice(page, '/website');
    const row = main(page).getByRole('listitem').filter({ hasText: question });
    await row.getByRole('button', { name: /^Publish/ }).click();
    const drawer = page.getByRole('dialog');
    const opening = context.waitForEvent('page');
    await drawer.getByRole('link', { name: 'See it first' }).click();
    const seen = await opening;
    await expect(seen.getByText(question).first()).toBeVisible();
    await seen.close();

    await drawer.getByLabel('At a time').check();
    await expect(drawer).toContainText(/It goes live on \w+day, .+ at 7:00 AM \w+ Time/);
    await drawer.getByRole('button', { name: /^Plan it for/ }).click();
    await expect(row).toContainText('Planned');
    await row.getByRole('button', { name: /^Change/ }).click();
    await drawer.getByRole('button', { name: 'Drop the plan and keep it as a draft' }).click();
    await expect(row).toContainText('Draft');
    await row.getByRole('button', { name: /^Publish/ }).click();
    await drawer.getByRole('button', { name: 'Publish now' }).click();
    await expect(row).toHaveCount(0);
    await expect
      .poll(async () => await (await fetch(`${stack.shopUrl}/faq`)).text())
      .toContain(question);
    const html = await (await page.request.get(`${stack.adminUrl}/admin/website`)).text();
    expect(html.length).toBeLessThan(100_000);
  } finally {
    await asAdmin(`/faqs/${doc.id}`, { method: 'DELETE' });
  }
});

test('DESK-01 DESK-15 every list that stands behind a page is opened from Website by the name of its screen', async ({
  page,
}) => {
  await enterOffice(page, '/website');
  const lists = page.getByRole('region', { name: 'Further lists' }).getByRole('link');
  await expect(lists).toHaveText([
    'Local businesses',
    'Recommendations',
    'Answers of the chat',
    'Pages of text',
    'PDF files',
  ]);
  const offered = await lists.evaluateAll((links) =>
    links.map((link) => ({
      name: (link as HTMLElement).innerText,
      path: new URL((link as HTMLAnchorElement).href).pathname.replace('/admin', ''),
    })),
  );
  await lists.first().click();
  for (const [place, { name, path }] of offered.entries()) {
    if (place > 0) await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

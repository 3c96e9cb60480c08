import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { handOn, sizes } from '../support/hand.ts';
import { mailsTo } from '../support/mailbox.ts';
import { asAdmin, enterOffice } from '../support/office.ts';
import { stack } from '../support/stack.ts';

test('DESK-03 DESK-11 A11Y-01 on a phone somebody is invited in four taps, chooses a password behind the link of the mail, and signs in', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `ruth.${randomUUID().slice(0, 8)}@example.com`;
  await page.setViewportSize(sizes.phone);
  await enterOffice(page);
  const { count, go, tap } = handOn(page, 'phone');
  await go('Settings');
  await tap(page.getByRole('button', { name: 'Invite' }));
  const address = page.getByLabel('Email', { exact: true });
  await expect(address).toBeFocused();
  await address.fill(email);
  await expectAccessible(page);
  await tap(page.getByRole('button', { name: 'Send invitation' }));
  await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(
    'A link for a password waits in their mail.',
  );

  const [mail] = await mailsTo(email);
  const link = /http\S+\/admin\/welcome#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const theirs = await browser.newPage();
  await theirs.goto(link);
  await expectAccessible(theirs);
  await theirs.getByLabel('New password').fill('short');
  await theirs.getByRole('button', { name: 'Keep it' }).click();
  await expect(theirs.getByRole('alert').filter({ hasText: 'at least 12' })).toBeVisible();
  await theirs.getByLabel('New password').fill('seven lamps, slow river');
  await theirs.getByRole('button', { name: 'Keep it' }).click();
  await theirs.getByLabel('Username').fill(email);
  await theirs.getByLabel('Password').fill('seven lamps, slow river');
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await theirs.goto(link);
  await theirs.getByLabel('New password').fill('another one, quite long');
  await theirs.getByRole('button', { name: 'Keep it' }).click();
  await expect(theirs.getByText('This link is used up or too old.')).toBeVisible();
  await theirs.close();
  const { docs } = await asAdmin<{ docs: { id: string }[] }>(
    `/users?where[username][equals]=${email}`,
  );
  await asAdmin(`/users/${docs[0]?.id}`, { method: 'DELETE' });
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { seen, whole } = await page.evaluate(() => ({
    seen: document.documentElement.clientWidth,
    whole: document.documentElement.scrollWidth,
  }));
  expect(whole).toBeLessThanOrEqual(seen);
}

/** Looks at the page that is open on a phone and on a desk, and leaves it on a phone. */
async function onPhoneAndDesk(page: Page, look: () => Promise<void>): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await look();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

test('DESK-02 DESK-13 A11Y-01 the set-up check names what a trial shop lacks, sends a test, and fits phone and desk; an email to buyers is switched off and on again, and no other with it; the links at the top lead to each part of the screen, saved replies among them', async ({
  page,
}) => {
  test.slow();
  const title = `Hours ${randomUUID().slice(0, 6)}`;
  const { doc } = await asAdmin<{ doc: { id: string } }>('/saved-replies', {
    method: 'POST',
    body: { title, text: 'Dear {name},\n\nfrom nine to five.' },
  });
  try {
    await page.setViewportSize(sizes.phone);
    await enterOffice(page, '/settings');
    await onPhoneAndDesk(page, () =>
      expect(page.getByRole('heading', { name: /Set-up check/ })).toBeVisible(),
    );
    await expectSetUpCheck(page);
    await switchAnEmail(page);
    await page.setViewportSize(sizes.phone);
    await followLinksAtTop(page);
    const row = page.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('from nine to five.');
    await row.getByRole('link', { name: `Edit ${title}` }).click();
    await expect(page.locator('#field-title')).toHaveValue(title);
  } finally {
    await asAdmin(`/saved-replies/${doc.id}`, { method: 'DELETE' });
  }
});

async function expectSetUpCheck(page: Page): Promise<void> {
  const line = (key: string) => page.locator(`[data-line=${key}]`);
  await expect(line('stripe')).toContainText('no card is charged');
  await expect(line('worker')).toHaveAttribute('data-state', 'fine');
  await expect(line('claims')).toContainText('98%');
  await expect(line('samples')).toHaveAttribute('data-state', 'later');
  await line('mail').getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText(/^A test went to /)).toBeVisible();
  const html = await (await page.request.get(`${stack.adminUrl}/admin/settings`)).text();
  expect(html.length).toBeLessThan(100_000);
  expect(html).not.toMatch(/sk_(test|live)_|whsec_|smtps?:\/\//);
}

async function switchAnEmail(page: Page): Promise<void> {
  type Mails = { mails: Record<string, boolean> };
  const read = async () => (await asAdmin<Mails>('/globals/fulfilment-settings')).mails;
  const before = await read();
  const booked = page.getByRole('switch', { name: 'When a visit is booked' });
  for (const isOn of [false, true]) {
    await booked.click();
    await expect(booked).toHaveAttribute('aria-checked', String(isOn));
    expect(await read()).toEqual({ ...before, booked: isOn });
  }
}

async function followLinksAtTop(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  for (const link of await links.all()) {
    await link.click();
    const place = (await link.getAttribute('href')) ?? '';
    await expect(page.locator(place)).toBeInViewport();
  }
}

test('SAFE-03 where somebody is signed in stands in Settings, and is ended from there', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  const signedIn = await other.request.post(`${stack.adminUrl}/cms-api/users/login`, {
    headers: { origin: stack.adminUrl },
    data: { username: stack.adminUsername, password: stack.adminPassword },
  });
  expect(signedIn.status()).toBe(200);
  await other.goto(`${stack.adminUrl}/admin/people`);
  await expect(other.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();

  await enterOffice(page, '/settings');
  const sessions = page.getByRole('region', { name: /Where you are signed in/ });
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  // The newest stands first.
  await sessions
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click();
  await expect(page.getByText(/^Chrome on \w+ is signed out\.$/)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await other.close();
});

test('DESK-08 the seed’s prices that disagree stand first, each place with its price, on phone and desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await enterOffice(page, '/shop');
  const apart = page.getByRole('region', { name: /Prices disagree/ });
  const giMap = apart.locator('[data-product=gi-map]');
  await giMap.getByRole('button').first().click();
  await onPhoneAndDesk(page, async () => {
    await expect(giMap).toContainText('$470 and $477');
    await expect(apart).toContainText('Card “GI-MAP Test” and its small checkout');
  });
});

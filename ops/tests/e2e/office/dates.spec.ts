import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { buy } from '../support/bought.ts';
import { asAdmin, enterOffice } from '../support/office.ts';

/** Far from the practice, whose clocks are those of New York. */
test.use({ timezoneId: 'Asia/Tokyo' });

type Saved = { doc: { id: string } };
type Versions = { docs: { id: string; updatedAt: string }[] };

const momentInNewYork = (at: string | number) =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  }).format(new Date(at));

test('DESK-10 whoever works in Tokyo reads and picks the dates of a record by the clocks of the practice', async ({
  page,
}) => {
  const code = `TOKYO${randomUUID().slice(0, 6)}`.toUpperCase();
  const { doc } = await asAdmin<Saved>('/coupons', {
    method: 'POST',
    body: { code, kind: 'percent', percent: 10, validFrom: '2027-07-01T18:30:00.000Z' },
  });
  try {
    await enterOffice(page, `/collections/coupons/${doc.id}`);
    const from = page.locator('#field-validFrom');
    await expect(from.locator('input')).toHaveValue('Jul 1, 2027 2:30 PM');
    await expect(from).toContainText('New York time');
    await from.locator('input').fill('Dec 24, 2027 9:00 AM');
    await from.locator('input').press('Enter');
    await page.locator('#action-save').click();
    await expect
      .poll(async () => {
        const saved = await asAdmin<{ validFrom: string }>(`/coupons/${doc.id}`);
        return saved.validFrom;
      })
      .toBe('2027-12-24T14:00:00.000Z');
  } finally {
    await asAdmin(`/coupons/${doc.id}`, { method: 'DELETE' });
  }
});

test('DESK-09 DESK-10 in Tokyo, too, a publication is planned in the zone of the practice, which is named', async ({
  page,
}) => {
  const { doc } = await asAdmin<Saved>('/faqs?draft=true', {
    method: 'POST',
    body: {
      question: `Planned ${randomUUID()}?`,
      answer: 'Yes',
      position: 9_000,
      _status: 'draft',
    },
  });
  try {
    await enterOffice(page, `/collections/faqs/${doc.id}`);
    await page.locator('.form-submit .popup-button').first().click();
    await page.getByRole('button', { name: 'Publish at a time' }).click();
    const plan = page.locator('.schedule-publish');
    await expect(plan).toContainText('New York time');
    const time = plan.locator('#time input');
    await time.fill('Dec 24, 2027 9:00 AM');
    await time.press('Enter');
    await plan.locator('#scheduled-publish-save').click();
    await expect(page.getByText('It is planned.')).toBeVisible();
    await enterOffice(page, '/website');
    const row = page.getByRole('listitem').filter({ hasText: 'Planned' });
    await expect(row.filter({ hasText: 'Dec 24, 9:00 AM' }).first()).toBeVisible();
  } finally {
    await asAdmin(`/faqs/${doc.id}`, { method: 'DELETE' });
  }
});

test('DESK-10 a list and a record say when something was made by the clocks of the practice', async ({
  page,
}) => {
  await buy({ 'gi-map': 1 });
  const { docs } = await asAdmin<{ docs: { id: string; createdAt: string }[] }>(
    '/mails?sort=-createdAt&limit=1&depth=0',
  );
  const [newest] = docs;
  await enterOffice(page, '/collections/mails?sort=-createdAt&limit=5');
  const inNewYork = momentInNewYork(newest?.createdAt ?? 0);
  await expect(page.locator('.cell-createdAt').first()).toHaveText(inNewYork);
  await enterOffice(page, `/collections/mails/${newest?.id}`);
  await expect(page.getByText('Last changed').filter({ visible: true })).toContainText(
    `Created ${inNewYork}`,
  );
});

test('DESK-10 the account says since when one is signed in by the clocks of the practice', async ({
  page,
}) => {
  await enterOffice(page, '/account');
  const here = page.getByRole('listitem').filter({ hasText: '(here)' });
  await expect(here).toBeVisible();
  const { sessions } = await asAdmin<{ sessions: { since: string; isThis: boolean }[] }>(
    '/users/sessions',
  );
  const since = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/New_York',
  }).format(new Date(sessions.find(({ isThis }) => isThis)?.since ?? 0));
  await expect(here).toContainText(`since ${since},`);
});

test('DESK-10 the versions of a record and of a page, and the comparison of two, are dated by the clocks of the practice', async ({
  page,
}) => {
  const question = `Versioned ${randomUUID()}?`;
  const { doc } = await asAdmin<Saved>('/faqs', {
    method: 'POST',
    body: { question, answer: 'Yes', position: 9_000, _status: 'published' },
  });
  try {
    await asAdmin(`/faqs/${doc.id}`, { method: 'PATCH', body: { answer: 'No' } });
    for (const { address, path } of [
      {
        address: `/faqs/versions?where[parent][equals]=${doc.id}&`,
        path: `collections/faqs/${doc.id}`,
      },
      { address: '/globals/about/versions?', path: 'globals/about' },
    ]) {
      const { docs } = await asAdmin<Versions>(`${address}sort=-updatedAt&limit=1`);
      const [newest] = docs;
      const said = momentInNewYork(newest?.updatedAt ?? 0);
      await enterOffice(page, `/${path}/versions`);
      await expect(page.locator('.cell-updatedAt').first()).toHaveText(said);
      await page.goto(page.url().replace(/versions.*/, `versions/${newest?.id}`));
      await expect(
        page.locator('.version-pill-label-date').filter({ hasText: said }).first(),
      ).toBeVisible();
    }
  } finally {
    await asAdmin(`/faqs/${doc.id}`, { method: 'DELETE' });
  }
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { mailsTo } from '../support/mailbox.ts';
import { asAdmin, enterOffice, practice } from '../support/office.ts';
import { stack } from '../support/stack.ts';

/** Asks for a guide whose mail the mail server refuses for good. Answers the address. */
async function refusedGuide(): Promise<string> {
  const email = `${randomUUID()}@visitor.example`;
  await fetch(`${stack.mailUrl}/_control/faults`, {
    method: 'POST',
    body: JSON.stringify({ mode: '5xx', times: 1, to: email }),
  });
  const { docs } = await asAdmin<{ docs: { title: string }[] }>(
    '/freebies?limit=1&where[_status][equals]=published',
  );
  const answer = await fetch(`${stack.shopUrl}/api/freebie-downloads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.shopUrl },
    body: JSON.stringify({
      firstName: 'Hannah',
      lastName: 'Whitfield',
      email,
      freebieName: docs[0]?.title,
      elapsedMs: 20_000,
    }),
  });
  expect(answer.status).toBe(200);
  return email;
}

test('ADM-08 a mail that failed stands on the first page of the office with its reason, and is sent again from its record', async ({
  page,
}) => {
  const email = await refusedGuide();
  const failed = async () =>
    (await asAdmin<{ docs: { state: string }[] }>(`/mails?where[to][equals]=${email}`)).docs[0]
      ?.state;
  await expect.poll(failed, { timeout: 60_000 }).toBe('failed');
  const { docs } = await asAdmin<{ docs: { id: string }[] }>(
    `/freebie-downloads?where[email][equals]=${email}`,
  );
  await enterOffice(page, `/collections/freebie-downloads/${docs[0]?.id}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Failed');
  await enterOffice(page);
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  const notice = page.getByRole('listitem').filter({ hasText: email });
  await expect(notice).toContainText('The mail server does not take this mail.');
  await page.getByRole('link', { name: new RegExp(email) }).click();
  await page.getByLabel('Send again').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toContain('Your free guide');
  await page.goto(`${stack.adminUrl}/admin`);
  await expect(page.getByRole('link', { name: new RegExp(email) })).toHaveCount(0);
});

test('a mail is looked at in words that are not saved, and sent to the practice, with the keyboard alone', async ({
  page,
}) => {
  const { email } = await practice();
  const subject = `We have your message ${randomUUID().slice(0, 8)}`;
  await enterOffice(page, '/globals/mail-texts');
  await page.getByRole('button', { name: 'Messages', exact: true }).press('Enter');
  const look = page.getByRole('button', { name: 'Look at this mail' }).first();
  await look.press('Enter');
  const letter = page.frameLocator('iframe[title^="The mail"]');
  await expect(letter.getByRole('heading', { level: 1 })).toHaveText('We have your message');
  await page.locator('[name="contact.subject"]').fill(subject);
  await expect(letter.getByRole('heading', { level: 1 })).toHaveText(subject);
  await page.getByText('The same mail as plain text').press('Enter');
  await expect(page.getByRole('group').filter({ hasText: 'The same mail' })).toContainText(
    'Thank you, Ruth.',
  );
  await page.getByRole('button', { name: 'Send me a test' }).press('Enter');
  await expect(page.getByText(`The test is on its way to ${email}.`)).toBeVisible();
  const arrived = await mailsTo(email);
  expect(arrived.filter((mail) => mail.subject === `Test: ${subject}`)).toHaveLength(1);
  expect(await asAdmin('/globals/mail-texts?depth=0')).toMatchObject({
    contact: { subject: 'We have your message' },
  });
});

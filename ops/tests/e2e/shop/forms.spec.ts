import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { onFirst } from '../support/answers.ts';
import { expectAccessible } from '../support/axe.ts';
import { mailsTo } from '../support/mailbox.ts';
import { toast, visit } from '../support/shopper.ts';

const someone = () => ({
  firstName: 'Hannah',
  lastName: 'Whitfield',
  email: `hannah-${randomUUID().slice(0, 8)}@visitor.example`,
});
/** Who is faster is taken for a program (SEC-08). */
const leastMs = 1_500;
/** Where toasts stand. */
const toasts = '[aria-label^="Notifications"]';
const contact = (page: Page) => page.locator('#contact');
const workshop = (page: Page) => page.locator('#workshop');
const dialog = (page: Page) => page.getByRole('dialog');

async function fillVisitor(
  form: Locator,
  { firstName, lastName, email }: ReturnType<typeof someone>,
): Promise<void> {
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email').fill(email);
  await expect.poll(() => form.page().evaluate(() => performance.now())).toBeGreaterThan(leastMs);
}

async function fillMessage(page: Page, visitor = someone()): Promise<void> {
  await fillVisitor(contact(page), visitor);
  await contact(page).getByLabel('Main concern').selectOption('hormonal');
  await contact(page).getByLabel('I am interested in').selectOption('second-opinion');
  await contact(page).getByLabel('Your message').fill('Since March.');
}

/** The toasts and answers that were put where screen readers hear them; some stand there for a second only. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const heard = new Set<string>();
    Object.assign(window, { heard });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll(
        '[role="status"], [aria-live]:not([aria-live="off"])',
      ))
        heard.add(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() => Array.from((window as unknown as { heard: Set<string> }).heard).join('\n'));
}

/** Each wrong field says so itself, and what is wrong with it; the first of them has the keyboard. */
async function expectWrong(form: Locator, messages: Record<string, string>): Promise<void> {
  for (const [label, message] of Object.entries(messages)) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.locator('[aria-invalid]')).toHaveCount(Object.keys(messages).length);
  await expect(form.locator('[aria-invalid]').first()).toBeFocused();
}

const nameless = { 'First name': 'First name is required', 'Last name': 'Last name is required' };

test('CONT-04 CONT-08 CONT-09 A11Y-01 A11Y-02 a message: what is wrong is told at its field, a failure and the thanks are heard and get the keyboard; axe finds nothing', async ({
  page,
}) => {
  const heard = await listen(page);
  await visit(page, '/');
  const button = contact(page).getByRole('button', { name: 'Send message' });
  await button.press('Enter');
  await expectWrong(contact(page), {
    ...nameless,
    Email: 'Email is required',
    'Main concern': 'Please choose your main concern',
    'I am interested in': 'Please choose what you are interested in',
  });
  await expectAccessible(page, '#contact');
  const email = contact(page).getByLabel('Email');
  await email.fill('hannah@');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await email.fill('hannah@visitor.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
  const visitor = someone();
  await fillMessage(page, visitor);
  await email.fill('hannah@');
  await button.press('Enter');
  await expect(email).toBeFocused();

  await email.fill(visitor.email);
  await onFirst(page, '/api/contact', (route) => route.abort());
  await button.press('Enter');
  await expect(toast(page, 'Error', 'Failed to send message.')).toBeInViewport();
  await expect.poll(heard).toContain('Failed to send message.');
  await expect(button).toBeFocused();
  await expectAccessible(page, '#contact', toasts);

  await button.press('Enter');
  const thanks = contact(page).getByRole('heading', { name: 'Thank you for writing' });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport();
  await expect.poll(heard).toContain('Message Sent!');
  await expectAccessible(page, '#contact', toasts);
  const [mail] = await mailsTo(visitor.email);
  expect(mail?.text).not.toContain('Since March');
});

test('WS-01 WS-03 WS-04 A11Y-01 A11Y-02 a seat in the workshop: messages, a failure, then All Set with the keyboard, and the mail with an appointment; axe finds nothing', async ({
  page,
}) => {
  await visit(page, '/freebies');
  const button = workshop(page).getByRole('button', { name: 'Sign me up' });
  await button.click();
  await expectWrong(workshop(page), { ...nameless, Email: 'Email is required' });
  await expectAccessible(page, '#workshop');
  const visitor = someone();
  await fillVisitor(workshop(page), visitor);
  await onFirst(page, '/api/workshop-signup', (route) =>
    route.fulfill({ status: 500, body: 'boom' }),
  );
  await button.click();
  await expect(toast(page, 'Error', 'Failed to sign up.')).toBeInViewport();
  await button.click();
  await expect(workshop(page).getByRole('heading', { name: 'All Set' })).toBeFocused();
  await expect(workshop(page).getByRole('status')).toContainText(
    /email.+video-meeting link.+Thursday.+7 PM EST/,
  );
  await expectAccessible(page, '#workshop', toasts);
  const [mail] = await mailsTo(visitor.email);
  expect(mail?.text).toMatch(/Thursday, \w+ \d+ at 7:00.PM E[SD]T/);
});

test('FREE-04 FREE-05 FREE-07 FREE-10 FREE-11 A11Y-01 A11Y-02 a guide: its dialog has the keyboard and gives it back, a failure is heard, and the mail leads to the file; axe finds nothing', async ({
  page,
}) => {
  const heard = await listen(page);
  await visit(page, '/freebies');
  const opener = page.getByRole('link', { name: 'Download Free: Probiotic & Supplement Guide' });
  await opener.press('Enter');
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  await expect(dialog(page)).toHaveAccessibleName('Where shall we send it?');
  const button = dialog(page).getByRole('button', { name: 'Download Free' });
  await button.press('Enter');
  await expectWrong(dialog(page), { ...nameless, Email: 'Email is required' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectAccessible(page, '[role="dialog"]');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 900 });
  await opener.press('Enter');
  const visitor = someone();
  await fillVisitor(dialog(page), visitor);
  await onFirst(page, '/api/freebie-downloads', (route) =>
    route.fulfill({ status: 503, body: '{"success":false,"message":"x"}' }),
  );
  await button.click();
  await expect(toast(page, 'Error', 'Failed to submit. Please try again.')).toBeInViewport();
  await expect.poll(heard).toContain('Failed to submit.');
  await expectAccessible(page, '[role="dialog"]', toasts);
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toBe('probiotic-supplement-guide.pdf');
  await expect(toast(page, 'Download Ready!', 'Check your email for a copy!')).toBeInViewport();
  const [mail] = await mailsTo(visitor.email);
  expect(mail?.text).toContain('/freebies/probiotic-supplement-guide.pdf');
});

test('FREE-04 a click on Download Free before the scripts have arrived opens the dialog once they have', async ({
  page,
}) => {
  await page.goto('/freebies', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Download Free: Ultimate Gut Health Guide' }).click();
  await expect(dialog(page).getByLabel('Freebie name')).toHaveValue('Ultimate Gut Health Guide');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CONT-04 CONT-06 CONT-08 a message goes the same way, with its messages and thanks', async ({
    page,
  }) => {
    await page.goto('/');
    await fillMessage(page);
    await contact(page).getByLabel('Email').fill('hannah@');
    await contact(page).getByRole('button', { name: 'Send message' }).click();
    await expect(contact(page).getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(contact(page).getByLabel('Email')).toBeInViewport();
    await expect(contact(page).getByLabel('Your message')).toHaveValue('Since March.');
    await contact(page).getByLabel('Email').fill(someone().email);
    await contact(page).getByRole('button', { name: 'Send message' }).click();
    await expect(
      contact(page).getByRole('heading', { name: 'Thank you for writing' }),
    ).toBeVisible();
  });

  test('WS-03 so does a sign-up, and the link in its mail stops the reminders', async ({
    page,
  }) => {
    await page.goto('/freebies');
    const visitor = someone();
    await fillVisitor(workshop(page), visitor);
    await workshop(page).getByRole('button', { name: 'Sign me up' }).click();
    await expect(workshop(page).getByRole('heading', { name: 'All Set' })).toBeVisible();
    const [mail] = await mailsTo(visitor.email);
    await page.goto(/\/mail\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? 'no link');
    await page.getByRole('button', { name: 'Stop the reminders' }).click();
    await expect(page.getByRole('heading', { name: 'No more reminders' })).toBeVisible();
  });
});

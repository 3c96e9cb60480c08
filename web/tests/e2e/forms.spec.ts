import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { mailsTo } from './mailbox.ts';
import { toast, visit } from './shopper.ts';

const someone = () => ({ firstName: 'Hannah', lastName: 'Whitfield', email: `hannah-${randomUUID().slice(0, 8)}@visitor.example` });
/** Who is faster is taken for a program (SEC-08). */
const LEAST_MS = 1_500;
/** Where toasts stand. */
const TOASTS = '[aria-label^="Notifications"]';
const contact = (page: Page) => page.locator('#contact');
const workshop = (page: Page) => page.locator('#workshop');
const dialog = (page: Page) => page.getByRole('dialog');

async function fillVisitor(form: Locator, { firstName, lastName, email }: ReturnType<typeof someone>): Promise<void> {
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email').fill(email);
  await expect.poll(() => form.page().evaluate(() => performance.now())).toBeGreaterThan(LEAST_MS);
}

async function fillMessage(page: Page, visitor = someone()): Promise<void> {
  await fillVisitor(contact(page), visitor);
  await contact(page).getByLabel('Main concern').selectOption('hormonal');
  await contact(page).getByLabel('I am interested in').selectOption('second-opinion');
  await contact(page).getByLabel('Your message').fill('Since March.');
}

/** The calls of one path that the page has made so far. */
function callsOf(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path) && request.method() === 'POST') bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** The toasts and answers that were put where screen readers hear them; some stand there for a second only. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const heard = new Set<string>();
    Object.assign(window, { heard });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role="status"], [aria-live]:not([aria-live="off"])')) heard.add(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Array.from((window as unknown as { heard: Set<string> }).heard).join('\n'));
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

test('CONT-04 CONT-05 CONT-06 CONT-09 A11Y-01 A11Y-02 a message: told at five fields, kept when it fails, sent in the end', async ({ page }) => {
  const calls = callsOf(page, '/api/contact');
  const heard = await listen(page);
  await visit(page, '/faq');
  await page.getByRole('link', { name: 'Contact Us' }).click();
  const button = contact(page).getByRole('button', { name: 'Send message' });
  await button.press('Enter');
  await expectWrong(contact(page), { ...nameless, Email: 'Email is required', 'Main concern': 'Please choose your main concern', 'I am interested in': 'Please choose what you are interested in' });
  await expectAccessible(page, '#contact');
  const email = contact(page).getByLabel('Email');
  await email.fill('hannah@');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await email.fill('hannah@visitor.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await fillMessage(page);
  await email.fill('hannah@');
  await button.press('Enter');
  await expect(email).toBeFocused();
  expect(calls).toEqual([]);

  await fillMessage(page);
  await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
  await button.press('Enter');
  await expect(toast(page, 'Error', 'Failed to send message. Please try again or email us directly.')).toBeInViewport();
  await expect.poll(heard).toContain('Failed to send message.');
  await expect(contact(page).getByLabel('Your message')).toHaveValue('Since March.');
  await expect(contact(page).getByLabel('Main concern')).toHaveValue('hormonal');
  await expect(button).toBeFocused();
  await expectAccessible(page, '#contact', TOASTS);
  await button.press('Enter');
  await expect(contact(page).getByRole('heading', { name: 'Thank you for writing' })).toBeFocused();
});

test('CONT-06 CONT-07 CONT-08 A11Y-01 a message is sent once, and thanks take the place of the form', async ({ page }) => {
  const calls = callsOf(page, '/api/contact');
  const heard = await listen(page);
  await visit(page, '/');
  const visitor = someone();
  await fillMessage(page, visitor);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await contact(page).getByRole('button', { name: 'Send message' }).click();
  await expect(contact(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  answer.resolve();
  await expect(contact(page).getByRole('heading', { name: 'Thank you for writing' })).toBeFocused();
  await expect(contact(page).getByRole('heading', { name: 'Thank you for writing' })).toBeInViewport();
  await expect(toast(page, 'Message Sent!', "We'll contact you within 48 hours to discuss your health goals.")).toBeInViewport();
  await expect.poll(heard).toContain('Message Sent!');
  await expect(contact(page).getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page, '#contact', TOASTS);
  expect(calls).toEqual([expect.objectContaining({ ...visitor, phone: '', concern: 'hormonal', interest: 'second-opinion', message: 'Since March.' })]);
  const [thanks] = await mailsTo(visitor.email);
  expect(thanks?.text).not.toContain('Since March');
});

test('WS-01 WS-02 WS-03 WS-04 A11Y-01 a seat in the workshop: messages, a failure, then All Set, and the mail with an appointment', async ({ page }) => {
  const calls = callsOf(page, '/api/workshop-signup');
  await visit(page, '/freebies');
  const button = workshop(page).getByRole('button', { name: 'Sign me up' });
  await button.click();
  await expectWrong(workshop(page), { ...nameless, Email: 'Email is required' });
  await expectAccessible(page, '#workshop');
  const visitor = someone();
  await fillVisitor(workshop(page), { ...visitor, email: 'hannah@' });
  await expect(workshop(page).getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(calls).toEqual([]);
  await fillVisitor(workshop(page), visitor);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/workshop-signup', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 500, body: 'boom' });
  });
  await button.click();
  await expect(workshop(page).getByRole('button', { name: 'Signing Up...' })).toBeDisabled();
  answer.resolve();
  await expect(toast(page, 'Error', 'Failed to sign up. Please try again or email us directly.')).toBeInViewport();
  await expect(workshop(page).getByLabel('Email')).toHaveValue(visitor.email);
  await page.unrouteAll();
  await button.click();
  await expect(workshop(page).getByRole('heading', { name: 'All Set' })).toBeFocused();
  await expect(workshop(page).getByRole('status')).toContainText(/email.+video-meeting link.+Thursday.+7 PM EST/);
  await expect(toast(page, "You're Signed Up!", 'The video-meeting link is on its way to you by e-mail.')).toBeInViewport();
  await expectAccessible(page, '#workshop', TOASTS);
  expect(calls).toEqual([expect.objectContaining(visitor), expect.objectContaining(visitor)]);
  const [mail] = await mailsTo(visitor.email);
  expect(mail?.text).toMatch(/Thursday, \w+ \d+ at 7:00.PM E[SD]T/);
});

test('FREE-04 FREE-05 A11Y-01 A11Y-02 the dialog before a download keeps the keyboard, has its guide and its messages, and gives the keyboard back', async ({ page }) => {
  const calls = callsOf(page, '/api/freebie-downloads');
  await visit(page, '/freebies');
  const opener = page.getByRole('link', { name: 'Download Free: Probiotic & Supplement Guide' });
  await opener.press('Enter');
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  await expect(dialog(page)).toHaveAccessibleName('Where shall we send it?');
  await expect(dialog(page).getByLabel('Freebie name')).toHaveValue('Probiotic & Supplement Guide');
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  }
  await dialog(page).getByRole('button', { name: 'Download Free' }).press('Enter');
  await expectWrong(dialog(page), { ...nameless, Email: 'Email is required' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectAccessible(page, '[role="dialog"]');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await dialog(page).getByLabel('Email').fill('hannah@');
  await expect(dialog(page).getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(calls).toEqual([]);
});

test('FREE-06 FREE-07 FREE-08 FREE-10 FREE-11 A11Y-01 a guide: kept when it fails, then downloaded, copied by mail, and the confirmation follows', async ({ page }) => {
  const calls = callsOf(page, '/api/freebie-downloads');
  const heard = await listen(page);
  await visit(page, '/freebies');
  await page.getByRole('link', { name: 'Download Free: Probiotic & Supplement Guide' }).click();
  const visitor = someone();
  await fillVisitor(dialog(page), visitor);
  const button = dialog(page).getByRole('button', { name: 'Download Free' });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/freebie-downloads', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503, body: '{"success":false,"message":"x"}' });
  });
  await button.click();
  await expect(dialog(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  answer.resolve();
  await expect(toast(page, 'Error', 'Failed to submit. Please try again.')).toBeInViewport();
  await expect.poll(heard).toContain('Failed to submit.');
  await expect(dialog(page).getByLabel('Email')).toHaveValue(visitor.email);
  await expect(page).toHaveURL(/\/freebies$/);
  await expectAccessible(page, '[role="dialog"]', TOASTS);
  await page.unrouteAll();
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toBe('probiotic-supplement-guide.pdf');
  await expect(toast(page, 'Download Ready!', 'Your freebie download will begin shortly. Check your email for a copy!')).toBeInViewport();
  await expect(page).toHaveURL(/\/freebie-confirmation$/);
  await expect(dialog(page)).toHaveCount(0);
  const sent = expect.objectContaining({ ...visitor, freebieName: 'Probiotic & Supplement Guide' }) as unknown;
  expect(calls).toEqual([sent, sent]);
  const [mail] = await mailsTo(visitor.email);
  expect(mail?.text).toContain('/freebies/probiotic-supplement-guide.pdf');
});

test('FREE-04 a click on Download Free before the scripts have arrived opens the dialog once they have', async ({ page }) => {
  await page.goto('/freebies', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Download Free: Ultimate Gut Health Guide' }).click();
  await expect(dialog(page).getByLabel('Freebie name')).toHaveValue('Ultimate Gut Health Guide');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CONT-04 CONT-06 CONT-08 a message goes the same way, with its messages and thanks', async ({ page }) => {
    await page.goto('/');
    await fillMessage(page);
    await contact(page).getByLabel('Email').fill('hannah@');
    await contact(page).getByRole('button', { name: 'Send message' }).click();
    await expect(contact(page).getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(contact(page).getByLabel('Email')).toBeInViewport();
    await expect(contact(page).getByLabel('Your message')).toHaveValue('Since March.');
    await contact(page).getByLabel('Email').fill(someone().email);
    await contact(page).getByRole('button', { name: 'Send message' }).click();
    await expect(contact(page).getByRole('heading', { name: 'Thank you for writing' })).toBeVisible();
  });

  test('WS-03 so does a sign-up, and the link in its mail stops the reminders', async ({ page }) => {
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

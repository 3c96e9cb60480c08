import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { mailsTo } from './mailbox.ts';
import { visit } from './shopper.ts';

const toast = (page: Page, title: string, text: string) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem').filter({ hasText: title }).filter({ hasText: text });
const someone = () => ({ firstName: 'Hannah', lastName: 'Whitfield', email: `hannah-${randomUUID().slice(0, 8)}@visitor.example` });
const contact = (page: Page) => page.locator('#contact');
const workshop = (page: Page) => page.locator('#workshop');
const dialog = (page: Page) => page.getByRole('dialog');

async function fillVisitor(form: Locator, { firstName, lastName, email }: ReturnType<typeof someone>): Promise<void> {
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email').fill(email);
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

test('CONT-04 CONT-05 an empty message is told at five fields and sends nothing; a field that is mended is quiet again', async ({ page }) => {
  const calls = callsOf(page, '/api/contact');
  await visit(page, '/');
  await contact(page).getByRole('button', { name: 'Send message' }).click();
  await expect(contact(page).getByLabel('First name')).toBeFocused();
  const messages = ['First name is required', 'Last name is required', 'Email is required', 'Please choose your main concern', 'Please choose what you are interested in'];
  for (const message of messages) await expect(contact(page).getByText(message)).toBeVisible();
  await contact(page).getByLabel('Email').fill('hannah@');
  await expect(contact(page).getByText('Please enter a valid email address')).toBeVisible();
  await contact(page).getByLabel('Email').fill('hannah@visitor.example');
  await expect(contact(page).getByText('Please enter a valid email address')).toBeHidden();
  expect(calls).toEqual([]);
});

test('CONT-06 CONT-07 CONT-08 a message is sent once, and thanks take the place of the form', async ({ page }) => {
  const calls = callsOf(page, '/api/contact');
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
  await expect(toast(page, 'Message Sent!', "We'll contact you within 48 hours to discuss your health goals.")).toBeVisible();
  await expect(contact(page).getByRole('textbox')).toHaveCount(0);
  expect(calls).toEqual([expect.objectContaining({ ...visitor, phone: '', concern: 'hormonal', interest: 'second-opinion', message: 'Since March.' })]);
  const [thanks] = await mailsTo(visitor.email);
  expect(thanks?.text).not.toContain('Since March');
});

test('CONT-09 when it fails the form stays with everything typed', async ({ page }) => {
  await visit(page, '/');
  await fillMessage(page);
  await page.route('**/api/contact', (route) => route.abort());
  await contact(page).getByRole('button', { name: 'Send message' }).click();
  await expect(toast(page, 'Error', 'Failed to send message. Please try again or email us directly.')).toBeVisible();
  await expect(contact(page).getByLabel('Your message')).toHaveValue('Since March.');
  await expect(contact(page).getByLabel('Main concern')).toHaveValue('hormonal');
  await expect(contact(page).getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test('CONT-06 the form works as well for who comes from another page', async ({ page }) => {
  await visit(page, '/faq');
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await fillMessage(page);
  await contact(page).getByRole('button', { name: 'Send message' }).click();
  await expect(contact(page).getByRole('heading', { name: 'Thank you for writing' })).toBeVisible();
});

test('WS-01 WS-02 WS-03 a seat in the workshop: messages, then All Set, and the mail with an appointment', async ({ page }) => {
  await visit(page, '/freebies');
  await workshop(page).getByRole('button', { name: 'Sign me up' }).click();
  for (const message of ['First name is required', 'Last name is required', 'Email is required']) await expect(workshop(page).getByText(message)).toBeVisible();
  const visitor = someone();
  await fillVisitor(workshop(page), visitor);
  await workshop(page).getByRole('button', { name: 'Sign me up' }).click();
  await expect(workshop(page).getByRole('heading', { name: 'All Set' })).toBeVisible();
  await expect(toast(page, "You're Signed Up!", 'The video-meeting link is on its way to you by e-mail.')).toBeVisible();
  const [mail] = await mailsTo(visitor.email);
  expect(mail?.text).toMatch(/Thursday, \w+ \d+ at 7:00.PM E[SD]T/);
});

test('WS-04 when the sign-up fails the form stays with its values', async ({ page }) => {
  await visit(page, '/freebies');
  const visitor = someone();
  await fillVisitor(workshop(page), visitor);
  await page.route('**/api/workshop-signup', (route) => route.fulfill({ status: 500, body: 'boom' }));
  await workshop(page).getByRole('button', { name: 'Sign me up' }).click();
  await expect(toast(page, 'Error', 'Failed to sign up. Please try again or email us directly.')).toBeVisible();
  await expect(workshop(page).getByLabel('Email')).toHaveValue(visitor.email);
});

test('FREE-04 FREE-05 the dialog has the name of its guide, its messages, and Cancel, which sends nothing', async ({ page }) => {
  const calls = callsOf(page, '/api/freebie-downloads');
  await visit(page, '/freebies');
  const opener = page.getByRole('link', { name: 'Download Free: Probiotic & Supplement Guide' });
  await opener.click();
  await expect(dialog(page).getByLabel('Freebie name')).toHaveValue('Probiotic & Supplement Guide');
  await dialog(page).getByRole('button', { name: 'Download Free' }).click();
  for (const message of ['First name is required', 'Last name is required', 'Email is required']) await expect(dialog(page).getByText(message)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('FREE-06 FREE-07 FREE-08 FREE-11 a guide is downloaded, copied by mail, and the confirmation follows', async ({ page }) => {
  await visit(page, '/freebies');
  await page.getByRole('link', { name: 'Download Free: Probiotic & Supplement Guide' }).click();
  const visitor = someone();
  await fillVisitor(dialog(page), visitor);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/freebie-downloads', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download Free' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  answer.resolve();
  expect((await download).suggestedFilename()).toBe('probiotic-supplement-guide.pdf');
  await expect(toast(page, 'Download Ready!', 'Your freebie download will begin shortly. Check your email for a copy!')).toBeVisible();
  await expect(page).toHaveURL(/\/freebie-confirmation$/);
  await expect(dialog(page)).toHaveCount(0);
  const [mail] = await mailsTo(visitor.email);
  expect(mail?.text).toContain('/freebies/probiotic-supplement-guide.pdf');
});

test('FREE-10 when it fails the dialog stays open with its values', async ({ page }) => {
  await visit(page, '/freebies');
  await page.getByRole('link', { name: 'Download Free: Ultimate Gut Health Guide' }).click();
  const visitor = someone();
  await fillVisitor(dialog(page), visitor);
  await page.route('**/api/freebie-downloads', (route) => route.fulfill({ status: 503, body: '{"success":false,"message":"x"}' }));
  await dialog(page).getByRole('button', { name: 'Download Free' }).click();
  await expect(toast(page, 'Error', 'Failed to submit. Please try again.')).toBeVisible();
  await expect(dialog(page).getByLabel('Email')).toHaveValue(visitor.email);
  await expect(page).toHaveURL(/\/freebies$/);
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

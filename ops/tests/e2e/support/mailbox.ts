import { expect } from 'playwright/test';
import { arrived, type CaughtMail, caughtMails } from '../../world/mailbox.ts';
import { stack } from './stack.ts';

/** Every mail of ours says the same as HTML and as text. */
export type Mail = CaughtMail & { html: string; text: string };

const box = { mail: stack.mailUrl };

/** All mails to one address that the catcher has, newest first. Waits until there are at least `atLeast`. */
export async function mailsTo(address: string, atLeast = 1): Promise<Mail[]> {
  const isWanted = ({ to }: { to: string[] }) => to.includes(address);
  await expect
    .poll(async () => (await arrived(box)).filter(isWanted).length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(atLeast);
  return (await caughtMails(box, isWanted)) as Mail[];
}

/** The address of an order's page, as the newest mail that leads there says it. */
export async function linkIn(email: string): Promise<string> {
  const mails = await mailsTo(email);
  const [link] = mails.flatMap(({ text }) => /http\S+\/orders\/v1\.[\w.-]+/.exec(text) ?? []);
  if (!link) throw new Error('No mail leads to the order');
  return link;
}

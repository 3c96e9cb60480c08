import { expect } from 'playwright/test';
import { stack } from './stack.ts';

export type Mail = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  messageId: string;
  html: string;
  text: string;
};

/** All mails to one address that the catcher has, newest first. Waits until there are at least `atLeast`. */
export async function mailsTo(address: string, atLeast = 1): Promise<Mail[]> {
  const read = async () => {
    const list = (await (await fetch(`${stack.mailUrl}/messages`)).json()) as Mail[];
    return list.filter((mail) => mail.to.includes(address));
  };
  await expect
    .poll(async () => (await read()).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(atLeast);
  return Promise.all(
    (await read()).map(
      async ({ id }) => (await (await fetch(`${stack.mailUrl}/messages/${id}`)).json()) as Mail,
    ),
  );
}

import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { asAdmin } from './office.ts';
import { stack } from './stack.ts';

/** Somebody writes in the contact form. Nobody else has the last name. */
export async function writeMessage(message: string) {
  const lastName = `Wynn${randomUUID().slice(0, 8)}`;
  const email = `${lastName.toLowerCase()}@visitor.example`;
  const answer = await fetch(`${stack.shopUrl}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.shopUrl },
    body: JSON.stringify({
      firstName: 'Tom',
      lastName,
      email,
      phone: '(208) 555-0142',
      concern: 'fatigue',
      interest: 'second-opinion',
      message,
      elapsedMs: 20_000,
    }),
  });
  expect(answer.status).toBe(200);
  return { name: `Tom ${lastName}`, lastName, email };
}

/** Nothing but what a test writes from now on waits for an answer. */
export async function closeMessages(): Promise<void> {
  await asAdmin('/contact-submissions?where[status][equals]=new', {
    method: 'PATCH',
    body: { status: 'closed' },
  });
}

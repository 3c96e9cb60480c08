import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token of the link that stops the reminders of one sign-up. It holds no more than the record's id, and does not end. */
export function makeLeaveToken(secret: string, signup: string): string {
  return `${signup}.${sign(secret, signup)}`;
}

/** The sign-up that a token is about; null when it was not made with this secret. */
export function readLeaveToken(secret: string, token: string): string | null {
  const [, signup, seal] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (!secret || !signup || !seal) return null;
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sign(secret, signup))) ? signup : null;
}

function sign(secret: string, signup: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['leave-workshop', signup]))
    .digest('base64url');
}

import type { Handler } from './call.ts';

export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  /** e.g. /v1/payment_intents/:id/confirm */
  pattern: string;
  /** 'either': a publishable key may call it too, within the limits that the handler sets. */
  caller: 'secret' | 'either';
  handler: Handler;
};

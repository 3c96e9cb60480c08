import type { TaskConfig } from 'payload';
import { stripeClient } from '../stripe/stripe-client.ts';
import { makeRefunds } from './refund.ts';

/** Makes the refunds of one press of the button, if the process that took it did not live to. */
export const makeRefundTask: TaskConfig<{ input: { request: string }; output: object }> = {
  slug: 'makeRefund',
  inputSchema: [{ name: 'request', type: 'text', required: true }],
  retries: { attempts: 9, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input, req }) => {
    await makeRefunds({ payload: req.payload, stripe: stripeClient() }, input.request);
    return { output: {} };
  },
};

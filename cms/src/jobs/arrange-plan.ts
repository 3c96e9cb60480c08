import type { TaskConfig } from 'payload';
import { arrangePlan } from '../payments/arrange-plan.ts';
import { stripeClient } from '../payments/stripe-client.ts';

/** Brings the monthly payments of a plan to what the plan says; what fails for an hour is met again by the comparison. */
export const arrangePlanTask: TaskConfig<{ input: { plan: string }; output: object }> = {
  slug: 'arrangePlan',
  inputSchema: [{ name: 'plan', type: 'text', required: true }],
  retries: { attempts: 9, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input, req }) => {
    await arrangePlan({ payload: req.payload, stripe: stripeClient() }, input.plan);
    return { output: {} };
  },
};

import type { TaskConfig } from 'payload';
import { findPlan } from '../orders/sync-order.ts';
import { noteRefusal } from '../stripe/refusals.ts';
import { isRefusal, stripeClient } from '../stripe/stripe-client.ts';
import { arrangePlan } from './arrange-plan.ts';

/**
 * Brings the monthly payments of a plan to what the plan says. What fails for an hour is met again by the comparison, and so
 * is what Stripe refuses for good, which a person has to look at.
 */
export const arrangePlanTask: TaskConfig<{ input: { plan: string }; output: object }> = {
  slug: 'arrangePlan',
  inputSchema: [{ name: 'plan', type: 'text', required: true }],
  retries: { attempts: 9, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input, req }) => {
    const { payload } = req;
    const deps = { payload, stripe: stripeClient() };
    try {
      await arrangePlan(deps, input.plan);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const plan = await findPlan(payload, { id: { equals: input.plan } });
      await noteRefusal(payload, error, {
        what: `to set up the monthly payments of order ${plan?.orderNumber ?? ''}`,
        key: input.plan,
        order: plan?.order,
      });
    }
    return { output: {} };
  },
};

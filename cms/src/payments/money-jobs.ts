import type { PayloadRequest } from 'payload';

/** Queues the set-up of a plan's payments. With the `req` of a transaction the job exists exactly when the plan, or its change, does. */
export async function queueArrangePlan(plan: string, req: PayloadRequest): Promise<void> {
  await req.payload.jobs.queue({ task: 'arrangePlan', input: { plan }, req });
}

/** Queues the refunds of one press of the button, in the same way. */
export async function queueRefund(request: string, req: PayloadRequest): Promise<void> {
  await req.payload.jobs.queue({ task: 'makeRefund', input: { request }, req });
}

import type { JobsConfig } from 'payload';
import { nobody } from '../access/nobody.ts';
import { sendMailTask } from '../mails/send-mail-job.ts';
import { arrangePlanTask } from '../payments/plans/arrange-plan-job.ts';
import { makeRefundTask } from '../payments/refunds/make-refund-job.ts';

/** Jobs are queued by code and run by the worker alone; no account may do either over HTTP. Finished ones stay as evidence for a week. */
export const jobs: JobsConfig = {
  access: { queue: nobody, run: nobody, cancel: nobody },
  deleteJobOnComplete: false,
  tasks: [sendMailTask, arrangePlanTask, makeRefundTask],
};

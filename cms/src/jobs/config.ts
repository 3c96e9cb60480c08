import type { JobsConfig } from 'payload';
import { nobody } from '../access/nobody.ts';

/** Jobs are queued by code and run by the worker alone; no account may do either over HTTP. Finished ones stay as evidence for a week. */
export const jobsOf = (tasks: JobsConfig['tasks']): JobsConfig => ({
  access: { queue: nobody, run: nobody, cancel: nobody },
  deleteJobOnComplete: false,
  tasks,
});

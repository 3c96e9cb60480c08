import type { SanitizedConfig } from 'payload';

/** A plan that meets a trouble of ours, such as a database that restarts, is tried again for some minutes. */
export function keepTrying(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (task) task.retries = { attempts: 6, backoff: { type: 'exponential', delay: 5_000 } };
  return config;
}

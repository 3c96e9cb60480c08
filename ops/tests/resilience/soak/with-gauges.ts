import { freePort } from 'common/free-port';
import type { Environment } from '../../../launcher/environment.ts';

/** Our own processes; the mail catcher and Stripe's stand-in keep all they ever took, which is what they are for. */
export const watched = ['web', 'cms', 'worker'] as const;
export type Watched = (typeof watched)[number];

/** Lets figures of the three processes be read while they run, and their debuggers be woken on a port of the system's. */
export async function withGauges(environment: Environment): Promise<Environment> {
  const adapted = { ...environment };
  for (const name of watched) {
    const own = environment[name];
    adapted[name] = {
      ...own,
      METRICS_PORT: String(await freePort()),
      NODE_OPTIONS: `${own.NODE_OPTIONS ?? ''} --inspect-port=0`.trim(),
    };
  }
  return adapted;
}

import { freePort, isFree } from 'common/free-port';
import type { Ports } from './environment.ts';

/** Throws a message that names every port somebody else is using and the variable that chooses another. */
export async function requireFreePorts(
  wanted: { port: number; what: string; variable: string }[],
): Promise<void> {
  const taken: string[] = [];
  for (const { port, what, variable } of wanted) {
    if (!(await isFree(port)))
      taken.push(
        `  port ${port} (${what}) is in use: stop what uses it, or choose another with ${variable}=${port + 100}`,
      );
  }
  if (taken.length > 0) throw new Error(`Cannot start:\n${taken.join('\n')}`);
}

/** One for each service of a shop. */
export async function freePorts(): Promise<Ports> {
  const [web = 0, cms = 0, stripe = 0, smtp = 0, mail = 0, postgres = 0] = await Promise.all(
    Array.from({ length: 6 }, freePort),
  );
  return { web, cms, stripe, smtp, mail, postgres };
}

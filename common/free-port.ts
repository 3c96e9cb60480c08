import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that Linux and macOS lend to outgoing connections (from 32768): a port of
 * `listen(0)` is one of those, and may be lent again before the service that is to have it starts.
 */
const first = 20_000;
const end = 32_768;
const given = new Set<number>();

/**
 * A port of the loopback address that nothing listens on, that this process did not give before,
 * and that no outgoing connection is going to take.
 *
 * @throws Error when a thousand in a row are taken.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const port = randomInt(first, end);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No free port between ${first} and ${end}`);
}

/** Whether nothing listens on it at the moment. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

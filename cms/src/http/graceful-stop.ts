import type { Server } from 'node:http';
import { watchConnections } from './limits/connections.ts';

const sweepMs = 50;

/**
 * Makes a function that stops `server` without losing a request: no new connection is taken, requests under way may
 * finish, and after `budgetMs` what is left is cut. Who has not said within `headMs` what they want is not waited for.
 * To be made before the server listens.
 */
export function createGracefulStop(
  server: Server,
  { headMs = 500, budgetMs = 8_000 }: { headMs?: number; budgetMs?: number } = {},
): () => Promise<void> {
  const connections = watchConnections(server);
  let stopped: Promise<void> | undefined;
  return () => (stopped ??= stop());

  async function stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const headsUntil = performance.now() + headMs;
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      // A closed server no longer ends by itself what is slow, and knows nothing of connections that were upgraded.
      if (performance.now() > headsUntil) connections.cutIdle();
    }, sweepMs);
    const cut = setTimeout(() => server.closeAllConnections(), budgetMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  }
}

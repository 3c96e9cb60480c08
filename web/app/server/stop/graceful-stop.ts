import type { Server } from 'node:http';
import { watchConnections } from '../limits/connections.ts';

/** Whether the server still wants new visitors; /health/ready reads it. */
export type Lifecycle = { isStopping: boolean };

const SWEEP_MS = 50;

/**
 * Makes a function that stops `server` without losing a request: readiness turns first and is seen for `noticeMs`,
 * then no new connection is taken, requests under way may finish, and after `budgetMs` what is left is cut. Who has not
 * said within `headMs` what they want is not waited for. To be made before the server listens.
 */
export function createGracefulStop(
  server: Server,
  lifecycle: Lifecycle,
  {
    noticeMs = 1_000,
    headMs = 500,
    budgetMs = 12_000,
  }: { noticeMs?: number; headMs?: number; budgetMs?: number } = {},
): () => Promise<void> {
  const connections = watchConnections(server);
  let stopped: Promise<void> | undefined;
  return () => {
    stopped ??= stop();
    return stopped;
  };

  async function stop(): Promise<void> {
    lifecycle.isStopping = true;
    await new Promise((resolve) => setTimeout(resolve, noticeMs));
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const headsUntil = performance.now() + headMs;
    // A connection that was busy when the server closed is kept alive after its answer unless it is asked to go.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      // A closed server no longer ends by itself what is slow, and knows nothing of connections that were upgraded.
      if (performance.now() > headsUntil) connections.cutIdle();
    }, SWEEP_MS);
    const cut = setTimeout(() => server.closeAllConnections(), budgetMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  }
}

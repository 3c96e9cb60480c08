import type { Server } from 'node:http';
import { watchConnections } from './connections.ts';

const sweepMs = 50;

type Options = {
  /** Is told first, so that readiness can turn; for `noticeMs` everything is still taken. */
  onStopping?: () => void;
  noticeMs?: number;
  headMs?: number;
  budgetMs: number;
};

/**
 * Makes a function that stops `server` without losing a request: after `noticeMs` no new connection is taken, requests
 * under way may finish, and after `budgetMs` what is left is cut. Who has not said within `headMs` what they want is not
 * waited for. To be made before the server listens.
 */
export function createGracefulStop(
  server: Server,
  { onStopping, noticeMs = 0, headMs = 500, budgetMs }: Options,
): () => Promise<void> {
  const connections = watchConnections(server);
  let stopped: Promise<void> | undefined;
  return () => {
    stopped ??= stop();
    return stopped;
  };

  async function stop(): Promise<void> {
    onStopping?.();
    if (noticeMs > 0) await new Promise((resolve) => setTimeout(resolve, noticeMs));
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const headsUntil = performance.now() + headMs;
    // A connection that was busy when the server closed is kept alive after its answer unless it is asked to go.
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

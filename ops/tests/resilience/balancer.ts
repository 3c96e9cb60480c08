import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../world/until.ts';

export type Balancer = {
  port: number;
  /** Until a copy gets them: as in a rolling update, the next copy is asked to stop only then. */
  isUsing: (port: number) => Promise<unknown>;
  stop: () => void;
};

const probeEveryMs = 100;

/** What stands in front of several copies of the shop: sends each request to a copy whose /health/ready says yes, in turn. */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const ready = new Set<number>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const probe = setInterval(() => {
    for (const port of ports) {
      fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(1_000) }).then(
        async (response) => {
          await response.arrayBuffer();
          if (response.ok) ready.add(port);
          else ready.delete(port);
        },
        // A copy that is slow to answer is busy, not gone.
        (error: unknown) => void (error instanceof DOMException || ready.delete(port)),
      );
    }
  }, probeEveryMs);

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const copies = [...ready];
    const port = copies[(turn += 1) % copies.length];
    if (port === undefined) return void outgoing.writeHead(504).end();
    const onward = forward(
      {
        host: '127.0.0.1',
        port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
        agent,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      },
    );
    onward.on('error', () =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(),
    );
    incoming.pipe(onward);
  }

  const server = createServer(pass);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    isUsing: (port) =>
      until('the balancer uses every copy', 60_000, async () => ready.has(port) || null),
    stop() {
      clearInterval(probe);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

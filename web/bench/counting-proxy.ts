import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CountingProxy = {
  url: string;
  count: (isCounted: (path: string) => boolean) => number;
  reset: () => void;
  close: () => Promise<void>;
};

/** Stands between the shop and its CMS and remembers the path of every call. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const paths: string[] = [];
  const server = createServer((incoming, outgoing) => {
    paths.push(incoming.url ?? '');
    const onward = request(
      `${target}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: (isCounted) => paths.filter(isCounted).length,
    reset: () => void paths.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

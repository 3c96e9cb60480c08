import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** 'starting': it refuses as a server that recovers does; 'silent': it takes a connection and says nothing. */
export type LineState = 'open' | 'starting' | 'silent';

export type DatabaseLine = { url: string; set: (state: LineState) => void; close: () => void };

/** A line to the server of `databaseUrl` that a test takes away and gives back. */
export async function startDatabaseLine(
  databaseUrl: string,
  first: LineState,
): Promise<DatabaseLine> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  let state = first;
  const server = createServer((socket) => {
    keep(socket);
    if (state === 'starting') socket.once('data', () => socket.end(refusal));
    if (state !== 'open') return;
    const far = connect(Number(port), hostname);
    keep(far);
    socket.pipe(far).pipe(socket);
    socket.on('close', () => far.destroy());
    far.on('close', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: Object.assign(new URL(databaseUrl), { host: own }).href,
    set: (to) => {
      state = to;
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const fields = ['SFATAL', 'C57P03', 'Mthe database system is starting up'];

/** ErrorResponse, https://www.postgresql.org/docs/current/protocol-message-formats.html. */
const refusal = (() => {
  const body = Buffer.from(`${fields.join('\0')}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
})();

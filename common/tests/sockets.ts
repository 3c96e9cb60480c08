import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** How many sockets a process holds. */
export function countSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((name) => isSocket(`${folder}/${name}`)).length;
}

function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith('socket:');
  } catch {
    // It was closed between the two looks.
    return false;
  }
}

/** How many connections a server of this process holds. */
export function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

/** A connection that has said `bytes`, keeps its own side open and reads nothing. */
export async function holdOpen(port: number, bytes: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (bytes) socket.write(bytes);
  return socket;
}

export const upgradeTo = (path: string, protocol = 'websocket') =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

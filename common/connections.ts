import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps count of the requests under way on each connection of `server`. `cutIdle` destroys the connections without one:
 * new ones, ones that are kept alive, and ones that have said only a part of what they want.
 */
export function watchConnections(server: Server): { cutIdle: () => void } {
  const underWay = new Map<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const known = underWay.get(socket);
    if (known !== undefined) underWay.set(socket, known + change);
  };
  server.on('connection', (socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  return {
    cutIdle: () => {
      for (const [socket, requests] of underWay) if (requests === 0) socket.destroy();
    },
  };
}

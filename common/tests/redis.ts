import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The part of Redis that limits use, over a real socket: a counter with an end for each key. */
export async function startRedis() {
  const counters = new Map<string, { count: number; ends: number }>();
  const sockets = new Set<Socket>();
  const stateOf = (key: string) => {
    const found = counters.get(key);
    return found && found.ends > Date.now() ? found : undefined;
  };
  /** The script of the limits: adds to a counter, which ends so many seconds after its first use. */
  const add = ([, , key = '', points, seconds]: string[]): string => {
    const { count, ends } = stateOf(key) ?? {
      count: 0,
      ends: Date.now() + Number(seconds) * 1_000,
    };
    counters.set(key, { count: count + Number(points), ends });
    return `*2\r\n:${count + Number(points)}\r\n:${ends - Date.now()}\r\n`;
  };
  const commands: Record<string, (words: string[]) => string> = {
    info: () => bulk('redis_version:7.2.0\r\nloading:0'),
    eval: (words) => add(words),
    evalsha: (words) => add(words),
    get: ([key = '']) => bulk(stateOf(key)?.count.toString() ?? null),
    pttl: ([key = '']) => `:${(stateOf(key)?.ends ?? Date.now() - 2) - Date.now()}\r\n`,
    del: ([key = '']) => `:${Number(counters.delete(key))}\r\n`,
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let unread = '';
    let queued: string[][] | null = null;
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        const { whole, rest } = readCommands(unread + chunk.toString());
        unread = rest;
        for (const [name = '', ...words] of whole) {
          const command = name.toLowerCase();
          if (command === 'multi') queued = [];
          else if (command === 'exec') {
            socket.write(
              `*${queued?.length ?? 0}\r\n${(queued ?? []).map(([each = '', ...more]) => commands[each]?.(more) ?? '+OK\r\n').join('')}`,
            );
            queued = null;
          } else if (queued) {
            queued.push([command, ...words]);
            socket.write('+QUEUED\r\n');
            continue;
          } else socket.write(commands[command]?.(words) ?? '+OK\r\n');
          if (command === 'multi') socket.write('+OK\r\n');
        }
      });
  }).listen(0);
  await once(server, 'listening');
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(stop);
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop,
    keys: () => [...counters.keys()],
  };
}

const bulk = (text: string | null) =>
  text === null ? '$-1\r\n' : `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

function readCommands(text: string): { whole: string[][]; rest: string } {
  const whole: string[][] = [];
  for (let rest = text; ;) {
    const count = Number(/^\*(\d+)\r\n/.exec(rest)?.[1] ?? Number.NaN);
    let at = rest.indexOf('\r\n') + 2;
    const words: string[] = [];
    while (words.length < count) {
      const [head, size] = /^\$(\d+)\r\n/.exec(rest.slice(at)) ?? [];
      if (head === undefined || rest.length < at + head.length + Number(size) + 2)
        return { whole, rest };
      words.push(rest.slice(at + head.length, at + head.length + Number(size)));
      at += head.length + Number(size) + 2;
    }
    if (Number.isNaN(count)) return { whole, rest };
    whole.push(words);
    rest = rest.slice(at);
  }
}

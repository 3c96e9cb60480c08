import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * How a connection between two services misbehaves. `black-hole`: nothing arrives on either side and nobody is told;
 * `half-open`: requests arrive, answers never do; `reset`: every connection breaks as soon as something is said on it.
 */
export type Fault =
  | { mode: 'none' | 'black-hole' | 'half-open' | 'reset' | 'refuse' }
  | { mode: 'delay'; ms: number };

export type FaultProxy = {
  port: number;
  /** From now on, for open connections and new ones; what was held back arrives when it is `none` again. */
  set: (fault: Fault) => Promise<void>;
  /** How many are open. */
  connections: () => number;
  /** Breaks every open connection once. */
  cut: () => void;
  stop: () => Promise<void>;
};

type Pair = { caller: Socket; callee: Socket };

/** Stands between two services on 127.0.0.1 and passes bytes on until it is told to misbehave. */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const pairs = new Set<Pair>();
  let fault: Fault = { mode: 'none' };
  const server = createServer((caller) => open(caller));
  const port = await listen(server, 0);

  function open(caller: Socket): void {
    const pair = { caller, callee: connect(targetPort, '127.0.0.1') };
    pairs.add(pair);
    pass(pair, caller, pair.callee);
    pass(pair, pair.callee, caller);
    hold(pair);
  }

  function pass(pair: Pair, from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (fault.mode === 'reset') return close(pair);
      if (fault.mode === 'delay') setTimeout(() => to.writable && to.write(bytes), fault.ms);
      else to.write(bytes);
    });
    from.on('error', () => from.destroy());
    // Behind a black hole the other side does not learn that this one has gone.
    from.on('close', () => void (isSilent() || close(pair)));
  }

  const isSilent = () => fault.mode === 'black-hole' || fault.mode === 'half-open';

  function hold({ caller, callee }: Pair): void {
    if (fault.mode === 'black-hole') caller.pause();
    else caller.resume();
    if (isSilent()) callee.pause();
    else callee.resume();
  }

  function close(pair: Pair): void {
    pairs.delete(pair);
    for (const socket of [pair.caller, pair.callee])
      if (!socket.destroyed) socket.resetAndDestroy();
  }

  const cut = () => pairs.forEach(close);

  return {
    port,
    cut,
    connections: () => pairs.size,
    async set(wanted) {
      fault = wanted;
      if (fault.mode === 'refuse') {
        if (server.listening) server.close();
        return cut();
      }
      if (!server.listening) await listen(server, port);
      for (const pair of pairs) {
        if (!isSilent() && (pair.caller.destroyed || pair.callee.destroyed)) close(pair);
        else hold(pair);
      }
    },
    async stop() {
      if (server.listening) server.close();
      cut();
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

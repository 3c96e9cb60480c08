import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

type Recorded = {
  method: string;
  path: string;
  body: string;
  idempotencyKey: string | null;
};

export type StripeProxy = {
  url: string;
  requests: Recorded[];
  /** All that was sent, in small letters, without Stripe's own ids, in which any short word may stand by chance. */
  words: () => string;
  /** Breaks the connection of the next `times` matching calls, before Stripe hears of them or after it has acted. */
  cut: (when: 'before' | 'after', call: RegExp, times?: number) => void;
  /** Connections that were broken so far. */
  broken: () => number;
  /**
   * Answers the next matching call with a 500, and every repeat of it with the same idempotency key, as Stripe does; 'after'
   * Stripe has acted all the same.
   */
  fail: (call: RegExp, when?: 'before' | 'after') => void;
  /** Answers the next matching calls with a status and Stripe's error, as often as said; Stripe does not hear of them. */
  refuse: (call: RegExp, status: number, error?: Record<string, string>, times?: number) => void;
  /** Holds the next matching call back until \`work\` is done; only then Stripe hears of it. */
  hold: (call: RegExp, work: () => Promise<unknown>) => void;
  /** Takes back the cuts and refusals that nothing has met yet. */
  heal: () => void;
  close: () => Promise<void>;
};

/** Stands between this test file and the payment stand-in, so that its faults and records are its own. */
export async function startStripeProxy(target: string): Promise<StripeProxy> {
  const requests: Recorded[] = [];
  let holds: { call: RegExp; work: () => Promise<unknown> }[] = [];
  let cuts: { when: 'before' | 'after'; call: RegExp; times: number }[] = [];
  let broken = 0;
  let failing: { call: RegExp; when: 'before' | 'after' }[] = [];
  let refusals: { call: RegExp; status: number; error: Record<string, string>; times: number }[] =
    [];
  const failed = new Set<unknown>();
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = Buffer.concat(await incoming.toArray());
    const call = `${incoming.method} ${incoming.url}`;
    const { 'idempotency-key': key } = incoming.headers;
    requests.push({
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      body: body.toString(),
      idempotencyKey: typeof key === 'string' ? key : null,
    });
    const failure = failing.find((one) => one.call.test(call));
    failing = failing.filter((one) => one !== failure);
    if (failure?.when === 'after') await send(incoming, body);
    if (failure) failed.add(key);
    if (key && failed.has(key)) {
      outgoing.writeHead(500, { 'content-type': 'application/json' });
      return void outgoing.end(
        '{"error":{"type":"api_error","message":"An unknown error occurred"}}',
      );
    }
    const hold = holds.find((one) => one.call.test(call));
    holds = holds.filter((one) => one !== hold);
    await hold?.work();
    const refusal = refusals.find((one) => one.times > 0 && one.call.test(call));
    if (refusal) {
      refusal.times -= 1;
      outgoing.writeHead(refusal.status, {
        'content-type': 'application/json',
        'request-id': 'req_refused',
      });
      return void outgoing.end(JSON.stringify({ error: refusal.error }));
    }
    const cut = cuts.find((one) => one.times > 0 && one.call.test(call));
    if (cut) {
      cut.times -= 1;
      broken += 1;
    }
    if (cut?.when === 'before') return void incoming.socket.destroy();
    const onward = forward(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        if (cut?.when === 'after') return void incoming.socket.destroy();
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => incoming.socket.destroy());
    onward.end(body);
  }

  /** Passes a call on; what Stripe answers is lost. */
  async function send({ url, method, headers }: IncomingMessage, body: Buffer) {
    await new Promise<void>((resolve, reject) => {
      const onward = forward(new URL(url ?? '/', target), { method, headers }, (answer) => {
        answer.resume().on('end', resolve);
      });
      onward.on('error', reject).end(body);
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    words: () =>
      decodeURIComponent(requests.map(({ path, body }) => `${path} ${body}`).join('\n'))
        .replace(/\b[a-z]+(_[a-z]+)*_[A-Za-z0-9]{8,}(_secret_[A-Za-z0-9]+)?/g, 'id')
        .toLowerCase(),
    cut: (when, call, times = 1) => {
      cuts = [...cuts, { when, call, times }];
    },
    broken: () => broken,
    fail: (call, when = 'before') => {
      failing = [...failing, { call, when }];
    },
    refuse: (call, status, error = {}, times = 1) => {
      refusals = [
        ...refusals,
        {
          call,
          status,
          times,
          error: {
            type: 'invalid_request_error',
            message: 'Received unknown parameter: colour',
            ...error,
          },
        },
      ];
    },
    hold: (call, work) => {
      holds = [...holds, { call, work }];
    },
    heal: () => {
      cuts = [];
      refusals = [];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

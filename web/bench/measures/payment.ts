import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { cartLine } from '../../tests/support/seed-cart.ts';
import { cpuMsOf, isUsageKnown } from '../process-usage.ts';
import { stack } from '../stack.ts';
import { atMost, median, note, unknown, type Figure } from '../table.ts';

const warmUps = 40;
const calls = 150;
const mostCpuMs = 12;
const mostBeyondMs = 15;

const { id, cents } = cartLine('gi-map');
const cart = {
  amount: (cents / 100).toFixed(2),
  productIds: id,
  items: [{ id, quantity: 1 }],
};

const asked = z.array(
  z.object({
    method: z.string(),
    path: z.string(),
    params: z.record(z.string(), z.unknown()),
    caller: z.string(),
  }),
);
type Asked = z.infer<typeof asked>;

/**
 * A new checkout's payment intent: what web and cms compute for it, and how much longer it takes than the payment stand-in
 * needs for what it is asked meanwhile, which is asked of it once more, directly and in turns (FAST-07).
 */
export async function measurePayment(): Promise<Figure[]> {
  const atStripe = await callsAtStripe();
  for (let call = 0; call < warmUps; call += 1) await prepare();
  const before = ourCpuMs();
  const [whole, stripe]: [number[], number[]] = [[], []];
  for (let call = 0; call < calls; call += 1) {
    whole.push(await timeOf(prepare));
    stripe.push(await timeOf(() => repeat(atStripe)));
  }
  const cpu = 'processor time of web and cms for a payment intent';
  return [
    before === null
      ? unknown(cpu, 'only on Linux')
      : atMost(cpu, ((ourCpuMs() ?? 0) - before) / calls, mostCpuMs, 'ms'),
    note(`payment intent, median of ${calls}`, median(whole), 'ms'),
    note('the same calls of the payment stand-in, median', median(stripe), 'ms'),
    atMost(
      'payment intent beyond the time of the stand-in, median',
      median(whole) - median(stripe),
      mostBeyondMs,
      'ms',
    ),
  ];
}

function ourCpuMs(): number | null {
  return isUsageKnown ? cpuMsOf(stack.pids.web) + cpuMsOf(stack.pids.cms) : null;
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function prepare(): Promise<void> {
  const answer = await fetch(`${stack.webUrl}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.webUrl },
    body: JSON.stringify({ ...cart, reference: randomUUID() }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`create-payment-intent answered ${answer.status} ${text}`);
}

/** What the shop asks the stand-in for one payment intent. */
async function callsAtStripe(): Promise<Asked> {
  const log = `${stack.stripeUrl}/_control/requests`;
  await fetch(log, { method: 'DELETE' });
  await prepare();
  const ours = asked.parse(await (await fetch(log)).json());
  const found = ours.filter(({ caller }) => caller === 'secret');
  if (found.length === 0) throw new Error('The shop asked nothing of the payment stand-in');
  return found;
}

async function repeat(atStripe: Asked): Promise<void> {
  for (const { method, path, params } of atStripe) {
    const answer = await fetch(stack.stripeUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${stack.stripeKey}`,
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': randomUUID(),
      },
      ...(method === 'POST' && { body: new URLSearchParams(formOf(params)) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  }
}

/** `{ a: { b: 1 } }` as Stripe reads it: `a[b]=1`. */
function formOf(params: object, root = ''): [string, string][] {
  return Object.entries(params).flatMap(([key, value]: [string, unknown]) => {
    const name = root ? `${root}[${key}]` : key;
    return typeof value === 'object' && value !== null
      ? formOf(value, name)
      : [[name, String(value)] satisfies [string, string]];
  });
}

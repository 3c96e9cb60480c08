import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MoveRequest } from '../../src/fulfilment/move-requests.ts';
import { moveWork } from '../../src/fulfilment/move-work.ts';
import { readOrderWork } from '../../src/fulfilment/read-work.ts';
import { CallRefused } from '../../src/http/named-call.ts';
import { decideDispute, openDispute } from '../support/payments/billing.ts';
import { patience, runs } from '../support/runs.ts';
import { useShop } from '../support/shop.ts';

const shop = await useShop();

/** From which steps a button is offered, and where it leads: written anew here, from ORD-03. */
const buttons: Record<string, Record<string, string>> = {
  send: { 'to-send': 'sent' },
  received: { sent: 'at-lab' },
  results: { 'at-lab': 'results-in' },
  done: { 'results-in': 'done' },
  correct: {
    sent: 'to-send',
    'at-lab': 'sent',
    'results-in': 'at-lab',
    done: 'results-in',
    lost: 'sent',
    rejected: 'at-lab',
    stopped: 'to-send',
  },
  lost: { sent: 'lost' },
  rejected: { 'at-lab': 'rejected' },
  replace: { lost: 'lost', rejected: 'rejected' },
  stop: { 'to-send': 'stopped' },
};

type Act =
  | { kind: 'press'; move: string; kit: number; twice: boolean }
  | { kind: 'cut'; move: string; kit: number }
  | { kind: 'money'; what: 'part' | 'all' | 'won' | 'lost'; cents: number }
  | { kind: 'replay' };

const move = fc.constantFrom(
  ...Object.keys(buttons),
  'send',
  'send',
  'received',
  'lost',
  'replace',
);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      move,
      kit: fc.nat(4),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('cut' as const), move, kit: fc.nat(4) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('money' as const),
      what: fc.constantFrom('part', 'part', 'all', 'won', 'lost'),
      cents: fc.integer({ min: 100, max: 9_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('replay' as const) }) },
);

/** One kit as it should be: where it stands, and whether another was sent for it. */
type Model = { step: string; isReplaced: boolean; sends: number };

test(
  'ORD-03 whatever is pressed, paid back or disputed, in any order, twice and cut off: no kit is forgotten, none leaves twice by one press, and money moves no work but by taking all of it back',
  { timeout: patience },
  async ({ task }) => {
    let presses = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
        const { id: intent, orderId } = await buy();
        const model: Model[] = [0, 1].map(() => ({
          step: 'to-send',
          isReplaced: false,
          sends: 0,
        }));
        const told: [string, string][] = [[intent, 'payment_intent.succeeded']];
        let isDisputed = false;
        let isGone = false;
        for (const one of acts) {
          if (one.kind === 'press') {
            presses += 1;
            await pressed(orderId, model, one);
          } else if (one.kind === 'cut') await cutOff(orderId, model, one);
          else if (one.kind === 'replay')
            await Promise.all(told.toReversed().map(([id, type]) => shop.event(id, type)));
          else if (!isDisputed && !isGone) {
            isDisputed = one.what === 'won' || one.what === 'lost';
            isGone = one.what === 'all';
            told.push(await moneyMoves(intent, one));
            if (isGone) for (const kit of model) if (kit.step === 'to-send') kit.step = 'stopped';
          }
          await compare(orderId, model);
        }
      }),
      { numRuns: runs(6, 500), seed: 20_261_124 },
    );
    task.meta.figure = `${runs(6, 500)} histories with ${presses} presses, 0 kits forgotten, 0 sent twice by one press, 0 moved by money`;
  },
);

async function buy() {
  const { id } = await shop.paid({
    amount: '954.00',
    productIds: 'gi-map',
    items: [{ id: 'gi-map', quantity: 2 }],
  });
  return { id, orderId: String((await shop.order(id)).body.transactionId) };
}

const kitsOf = async (orderId: string) =>
  (await readOrderWork({ payload: shop.cms.payload } as never, orderId)).work;

/** Presses a button, once or twice at the same moment; what is not offered is refused and changes nothing. */
async function pressed(
  orderId: string,
  model: Model[],
  { move: name, kit: place, twice }: Extract<Act, { kind: 'press' }>,
): Promise<void> {
  const index = place % model.length;
  const kit = model[index];
  const row = (await kitsOf(orderId))[index];
  if (!kit || !row) throw new Error('A kit is not there any more');
  const wish = {
    move: name as MoveRequest['move'],
    press: randomUUID(),
    items: [{ id: row.id, from: row.step }],
  };
  const one = () => moveWork(shop.cms.payload, orderId, wish, 'Marie').then(() => 'done', refusal);
  const answers = await Promise.all(twice ? [one(), one()] : [one()]);
  const to = kit.isReplaced && name === 'correct' ? undefined : buttons[name]?.[kit.step];
  if (name === 'replace' && kit.isReplaced) {
    expect(answers).toEqual(answers.map(() => 'done'));
    return;
  }
  expect([name, kit.step, ...answers]).toEqual([
    name,
    kit.step,
    ...answers.map(() => (to ? 'done' : 422)),
  ]);
  if (!to) return;
  if (name === 'send') kit.sends += 1;
  if (name === 'replace') {
    kit.isReplaced = true;
    model.push({ step: 'to-send', isReplaced: false, sends: 0 });
  } else kit.step = to;
}

/** A press for two kits of which one is none of this order: the transaction breaks in its middle. */
async function cutOff(
  orderId: string,
  model: Model[],
  { move: name, kit: place }: Extract<Act, { kind: 'cut' }>,
): Promise<void> {
  const row = (await kitsOf(orderId))[place % model.length];
  if (!row) return;
  const items = [
    { id: row.id, from: row.step },
    { id: randomUUID(), from: 'to-send' as const },
  ];
  const wish = { move: name as MoveRequest['move'], press: randomUUID(), items };
  expect([404, 422]).toContain(
    await moveWork(shop.cms.payload, orderId, wish, 'Marie').then(() => 'done', refusal),
  );
}

function refusal(error: unknown): number {
  if (error instanceof CallRefused) return error.status;
  throw error;
}

async function moneyMoves(
  intent: string,
  { what, cents }: Extract<Act, { kind: 'money' }>,
): Promise<[string, string]> {
  if (what === 'part' || what === 'all') {
    const rest = what === 'part' ? { amount: cents } : {};
    const { id } = await shop.dashboard.refunds.create({ payment_intent: intent, ...rest });
    await shop.event(id, 'refund.created');
    return [id, 'refund.updated'];
  }
  const { id } = await openDispute(intent, cents);
  await shop.event(id, 'charge.dispute.created');
  await decideDispute(id, what);
  await shop.event(id, 'charge.dispute.closed');
  return [id, 'charge.dispute.closed'];
}

async function compare(orderId: string, model: Model[]): Promise<void> {
  const work = await kitsOf(orderId);
  expect(work.map(({ step }) => step)).toEqual(model.map(({ step }) => step));
  const rows = await shop.query(
    'select history from fulfilments where order_id = $1 order by place',
    [orderId],
  );
  const sends = rows.map(
    ({ history }) => (history as { move: string }[]).filter((line) => line.move === 'send').length,
  );
  expect(sends).toEqual(model.map((kit) => kit.sends));
  const open = model.filter(({ isReplaced }) => !isReplaced);
  const { work: state } = await shop.cms.payload.findByID({
    collection: 'orders',
    id: orderId,
    depth: 0,
  });
  const waits = open.some(({ step }) => step === 'lost' || step === 'rejected')
    ? 'to-check'
    : open.some(({ step }) => step === 'to-send')
      ? 'to-send'
      : null;
  if (waits) expect(state).toBe(waits);
  else expect(['to-check', 'to-send', 'needs-details']).not.toContain(state);
}

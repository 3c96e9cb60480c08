import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  begin,
  beginnings,
  commands,
  newModel,
  newReal,
  settle,
} from '../support/payments/payment-machine.ts';
import { patience, runs } from '../support/runs.ts';
import { useShop } from '../support/shop.ts';

const shop = await useShop();

test(
  'PAY-08 PAY-10 PAY-16 whatever a buyer, a bank, staff and the network do in any order, the order follows the money',
  { timeout: patience },
  async ({ task }) => {
    const reached: string[] = [];
    await fc.assert(
      fc.asyncProperty(beginnings, commands, async (cart, steps) => {
        const model = newModel();
        const real = newReal(shop);
        await begin(cart, model, real);
        await fc.asyncModelRun(() => ({ model, real }), steps);
        await settle(model, real);
        reached.push(
          [
            model.paid ?? 'unpaid',
            model.dispute,
            model.refundedCents > 0 ? 'refunded' : 'kept',
          ].join(' '),
        );
      }),
      { numRuns: runs(12, 500), seed: 20_261_122 },
    );
    task.meta.figure = `${reached.length} histories to ${new Set(reached).size} ends, each order as its money`;
    expect(new Set(reached).size).toBeGreaterThan(runs(4, 15));
  },
);

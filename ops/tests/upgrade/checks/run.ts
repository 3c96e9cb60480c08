import { type Check, requireNone } from './check.ts';

export const standing: Check = {
  title: 'no service has ended by itself',
  async run({ endings }) {
    requireNone([...endings.keys()].map((name) => `${name} has ended`));
    return '0 restarts';
  },
};

export const asked: Check = {
  title: 'PAY-19 Stripe was told no name of a test, date of birth or message',
  async run({ overheard }) {
    const verdict = await overheard();
    if (!verdict?.kept) throw new Error(verdict?.figure ?? 'nothing was asked of Stripe');
    return verdict.figure;
  },
};

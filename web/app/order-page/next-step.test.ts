import type { OrderedThing, OrderPageAnswer } from 'common/contract/order-page';
import { workSteps, type WorkStep } from 'common/fulfilment/steps';
import { timePromise } from 'common/fulfilment/time-promise';
import { expect, test } from 'vitest';
import { nextStepOf } from './next-step.ts';
import { sentenceOf, stepsOf } from './steps.ts';

const kit: OrderedThing = {
  id: 'one',
  kind: 'kit',
  name: 'GI-MAP',
  product: 'gi-map',
  line: 'gi-map',
  quantity: 1,
  forWhom: 'you',
  step: 'sent',
  days: {
    'to-send': '2026-06-02',
    sent: '2026-06-04',
  },
  labDays: 14,
  expected: {
    from: '2026-06-11',
    to: '2026-06-15',
  },
  parcel: null,
  isReplacement: false,
  isReplaced: false,
  missing: [],
  options: [],
  isOpen: false,
};
const page: OrderPageAnswer = {
  success: true,
  number: '7KQ4MX2P',
  orderedOn: '2026-06-02',
  today: '2026-06-05',
  buyer: 'Hannah',
  place: 'Boise, ID',
  isAddressMissing: false,
  isAddressOpen: false,
  things: [kit],
  visits: [],
  scheduler: null,
  sender: {
    address: '',
    phone: '',
  },
  money: {
    lines: [],
    coupon: null,
    paid: '$477.00',
    sentBack: null,
    plan: null,
  },
};
const visit = {
  id: 'v',
  label: 'First visit',
  minutes: 60,
  state: 'granted' as const,
  when: null,
  with: null,
};
const title = (changes: Partial<OrderPageAnswer>) => nextStepOf({ ...page, ...changes }).title;

test('ORD-09 the next step is what waits for the buyer, before what comes by itself', () => {
  expect(title({})).toBe('Your GI-MAP is on its way.');
  expect(title({ today: '2026-06-11' })).toContain('Collect and mail: GI-MAP.');
  expect(nextStepOf({ ...page, today: '2026-06-11' }).action).toEqual({
    label: 'How to collect',
    to: '/store/gi-map#collect',
  });
  const missing = [{ ...kit, step: 'needs-details' as const, missing: ['address' as const] }];
  expect(title({ things: missing, isAddressMissing: true })).toBe('Say where to send it.');
});

test('ORD-14 who is told which kit is missing is asked for it by name, and not for whom it is', () => {
  const things = [{ ...kit, step: 'needs-details' as const, missing: ['kit' as const] }];
  expect(nextStepOf({ ...page, things })).toEqual({
    title: 'Choose your kit.',
    text: 'Tell us which kit you want. It takes a minute, and it ships as soon as we know.',
    action: { label: 'Choose your kit', to: '#details' },
  });
});

test("ORD-08 a visit without a time has 'Choose your time', or a sentence where there is no calendar", () => {
  const visits = [visit];
  const scheduler = 'https://book.example';
  expect(nextStepOf({ ...page, things: [], visits, scheduler }).action).toEqual({
    label: 'Choose your time',
    to: scheduler,
  });
  const written = nextStepOf({ ...page, things: [], visits });
  expect(written.text).toContain(timePromise(false));
  expect([written.title, written.action]).toEqual(['Next, we find your time.', null]);
});

test('ORD-09 a payment that failed leads to where it can be paid', () => {
  const payments = [
    {
      day: '2026-07-02',
      amount: '$637.00',
      state: 'failed' as const,
      payLink: 'https://pay.example',
    },
  ];
  const plan = { name: 'Program', payments, left: { count: 1, sum: '$637.00' } };
  expect(nextStepOf({ ...page, money: { ...page.money, plan } }).action?.to).toBe(
    'https://pay.example',
  );
});

test('ORD-09 nobody who sent a parcel knows that it was delivered, and a kit has no step for a visit', () => {
  for (const step of Object.keys(workSteps) as WorkStep[])
    for (const kind of ['kit', 'goods'] as const) {
      const thing = { ...kit, kind, step };
      const words = [
        ...stepsOf(thing).map(({ label, note }) => `${label} ${note}`),
        sentenceOf(thing),
        title({ things: [thing], today: '2027-01-01' }),
      ].join(' ');
      expect(words).not.toMatch(/delivered|visit|undefined|null/i);
      expect(sentenceOf(thing).length).toBeGreaterThan(10);
    }
});

test('ORD-03 the steps of a kit carry the days that were, and when the next is expected', () => {
  expect(stepsOf(kit)).toEqual([
    { label: 'To send', note: 'Jun 2', state: 'past' },
    { label: 'Sent', note: 'Jun 4', state: 'now' },
    { label: 'At the lab', note: 'after you mail it', state: 'later' },
    { label: 'Results', note: '14 days later', state: 'later' },
    { label: 'Done', note: '', state: 'later' },
  ]);
  expect(stepsOf({ ...kit, step: 'lost' }).map(({ state }) => state)).toEqual([
    'past',
    'past',
    'later',
    'later',
    'later',
  ]);
});

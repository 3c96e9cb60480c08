import type { OrderedThing, OrderPageAnswer } from 'common/contract/order-page';
import { workSteps, type WorkStep } from 'common/fulfilment/steps';
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
  timePromise: 'Hannah Reed, PA-C, writes to you by Friday, June 5.',
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
  line: 'gi-map',
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
    // The form for it follows.
    action: null,
    visit: null,
    isAsked: true,
  });
});

test("ORD-08 a visit without a time has 'Choose your time', or where there is no calendar who writes and by when, once", () => {
  const visits = [visit];
  const scheduler = 'https://book.example';
  expect(nextStepOf({ ...page, things: [], visits, scheduler })).toMatchObject({
    action: { label: 'Choose your time', to: scheduler },
    visit: visit.id,
  });
  expect(nextStepOf({ ...page, things: [], visits })).toEqual({
    title: 'Next, we find your time.',
    text: `Nothing to do now. ${page.timePromise}`,
    action: null,
    visit: visit.id,
    isAsked: false,
  });
});

test('ORD-08 the first visit of a program is asked for at once, and an hour about results once they are here', () => {
  const things = [{ ...kit, step: 'at-lab' as const }];
  const plan = { name: 'Program', payments: [], left: { count: 0, sum: '$0.00' } };
  const ofProgram = { things, visits: [visit], money: { ...page.money, plan } };
  expect(title(ofProgram)).toBe('Next, we find your time.');
  expect(title({ ...ofProgram, money: page.money })).toContain('the lab is at work');
});

test('ORD-09 LOOK-05 nothing is called a next step while the turn is the practice’s', () => {
  const asked = (step: OrderedThing['step']) =>
    nextStepOf({ ...page, things: [{ ...kit, step }] }).isAsked;
  expect((['to-send', 'sent', 'at-lab', 'results-in', 'done'] as const).map(asked)).toEqual(
    Array(5).fill(false),
  );
  expect(nextStepOf({ ...page, today: '2026-06-11' }).isAsked).toBe(true);
});

test('ORD-09 two kits that go together are told of together', () => {
  const soon = {
    ...kit,
    step: 'to-send' as const,
    expected: { from: '2026-06-03', to: '2026-06-04' },
  };
  const child = { ...soon, id: 'two', name: 'Child Gut', forWhom: 'M.' };
  const text = (...things: OrderedThing[]) => nextStepOf({ ...page, things }).text;
  expect(text(soon)).toBe('Your GI-MAP leaves us by Thursday, June 4.');
  expect(text(child)).toBe('The Child Gut for M. leaves us by Thursday, June 4.');
  expect(text(soon, child)).toBe('Your two kits leave us by Thursday, June 4.');
  expect(text(soon, { ...soon, id: 'three', kind: 'goods', name: 'Probiotic' })).toBe(
    'Your order leaves us by Thursday, June 4.',
  );
  const sent = [kit, { ...kit, id: 'two', expected: { from: '2026-06-12', to: '2026-06-16' } }];
  expect(nextStepOf({ ...page, things: sent })).toMatchObject({
    title: 'Your two kits are on their way.',
    text: 'Expect them between Thursday, June 11 and Tuesday, June 16.',
  });
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

import { expect, test } from 'vitest';
import { datesIn } from '../../clock/dates.ts';
import { describeOrder } from './describe-order.ts';

const now = new Date('2026-11-23T18:00:00Z');
const kit = {
  id: 'a',
  line: 'gi-map',
  kind: 'kit',
  name: 'GI-MAP',
  product: 'gi-map',
  quantity: 1,
  step: 'to-send',
  dueAt: '2026-11-24T04:59:59Z',
} as const;
const order = {
  id: '1',
  number: 'NMFA6DUN',
  status: 'paid',
  firstName: 'Beth',
  lastName: 'Allred',
  city: 'Provo',
  state: 'UT',
  work: 'to-send',
  createdAt: '2026-11-20T18:00:00Z',
  lines: [{ productId: 'gi-map', name: 'GI-MAP', quantity: 2, unitCents: 47_700 }],
} as const;

type Changes = { order?: object; pieces?: object[]; visits?: object[] };
const told = ({ order: changed, pieces = [kit], visits = [] }: Changes = {}) =>
  describeOrder({
    order: { ...order, ...changed } as never,
    pieces: pieces as never,
    visits: visits as never,
    dates: datesIn('America/New_York'),
    now,
  });

test('ORD-04 what waits says when it is due where the practice is, and is red once that day has gone', () => {
  const due = (dueAt: string) => told({ pieces: [{ ...kit, dueAt }] }).age;
  expect(due('2026-11-24T04:59:59Z')).toEqual({ words: 'due today', tone: 'soon' });
  expect(due('2026-11-25T04:59:59Z')).toEqual({ words: 'due tomorrow', tone: 'quiet' });
  expect(due('2026-12-02T04:59:59Z')).toEqual({ words: 'due Dec 1', tone: 'quiet' });
  expect(due('2026-11-23T04:59:59Z')).toEqual({ words: '1 day late', tone: 'late' });
  const late = told({
    order: { work: 'at-lab' },
    pieces: [{ ...kit, step: 'at-lab', dueAt: '2026-11-20T04:59:59Z' }],
  });
  expect(late.state).toEqual({ words: 'Waiting for the lab, 4 days late', tone: 'late' });
});

test('DESK-06 only what is to be sent can be chosen, and nothing of a payment that is looked at first', () => {
  const waiting = { ...kit, id: 'b', step: 'needs-details', dueAt: null };
  expect(told({ pieces: [kit, waiting] }).toSend).toEqual([{ id: 'a', from: 'to-send' }]);
  expect(told({ order: { status: 'needs-review' } }).toSend).toEqual([]);
});

test('DESK-02 DESK-06 what is disputed can be sent, and says that it should wait', () => {
  const { caution, toSend } = told({ order: { status: 'disputed' } });
  expect([caution, toSend.length]).toEqual(['Payment disputed', 1]);
  expect(told().caution).toBe('');
});

test('DESK-06 a package whose kit is not chosen yet stands once beside its visits', () => {
  const lines = [{ productId: 'package', name: 'Package', quantity: 1, unitCents: 1 }];
  const visits = [{ line: 'package', state: 'granted', at: null }];
  const things = (name: string) =>
    told({ order: { lines }, pieces: [{ ...kit, line: 'package', name }], visits }).things.map(
      (thing) => thing.name,
    );
  expect(things('Package')).toEqual(['Package']);
  expect(things('GI-MAP')).toEqual(['GI-MAP', 'Package']);
});

test('DESK-06 equal kits stand once with their number, and a line with visits by its own name', () => {
  expect(told({ pieces: [kit, { ...kit, id: 'b' }] }).things).toMatchObject([
    { name: 'GI-MAP', count: 2, isKit: true },
  ]);
  const lines = [{ productId: 'program', name: 'Program', quantity: 1, unitCents: 1 }];
  const program = told({
    order: { lines, work: 'visits-open' },
    pieces: [],
    visits: [{ line: 'program', state: 'booked', at: '2026-11-30T15:00:00Z' }],
  });
  expect(program.things).toMatchObject([{ name: 'Program', isKit: false }]);
  expect(program.state.words).toBe('Visit booked Nov 30');
});

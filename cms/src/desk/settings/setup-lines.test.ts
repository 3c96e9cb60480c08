import { expect, test } from 'vitest';
import { datesIn } from '../../clock/dates.ts';
import type { SetUp } from './setup-facts.ts';
import { setUpLines } from './setup-lines.ts';

const now = new Date('2026-11-24T12:00:00Z');
const anHourAgo = new Date('2026-11-24T11:00:00Z');
const dates = datesIn('America/New_York');

/** A shop that takes real cards and lacks nothing. */
const ready: SetUp = {
  stripe: { mode: 'live', fits: true, newsAt: anHourAgo },
  mail: { isReal: true, sentAt: anHourAgo, failed: 0 },
  assistant: { hasModel: true },
  worker: { isSeen: true, seenAt: now, waiting: 0 },
  backup: { madeAt: anHourAgo },
  storage: { isBucket: false, free: 50e9, total: 100e9 },
  address: { isHttps: true, host: 'shop.example' },
  samples: 0,
  unconfirmed: 0,
  claims: [{ claim: '98%', isSigned: true }],
  practice: {
    name: 'Good Soil',
    address: '1 Mill Road',
    npi: '1234567893',
    states: 2,
    timeZone: 'America/Denver',
    holidays: 3,
    schedulerUrl: '',
  },
  agreements: { mail: true, model: true, hosting: true },
};
const stateOf = (setUp: SetUp, key: string) =>
  setUpLines(setUp, dates, now).find((line) => line.key === key);

test('DESK-13 a shop that lacks nothing is green on every line', () => {
  expect(setUpLines(ready, dates, now).filter(({ state }) => state !== 'fine')).toEqual([]);
});

const broken: [string, SetUp, RegExp][] = [
  ['stripe', { ...ready, stripe: { ...ready.stripe, fits: false } }, /two of a kind/],
  ['webhook', { ...ready, stripe: { ...ready.stripe, newsAt: null } }, /stripe:setup/],
  [
    'webhook',
    { ...ready, stripe: { ...ready.stripe, newsAt: new Date('2026-11-01T00:00:00Z') } },
    /Last news/,
  ],
  ['mail', { ...ready, mail: { ...ready.mail, failed: 2 } }, /2 failed/],
  ['mail', { ...ready, mail: { ...ready.mail, isReal: false } }, /SMTP_URL/],
  ['worker', { ...ready, worker: { ...ready.worker, isSeen: false } }, /starts it again/],
  ['backup', { ...ready, backup: { madeAt: null } }, /operations/],
  ['backup', { ...ready, backup: { madeAt: new Date('2026-11-22T12:00:00Z') } }, /Last: /],
  [
    'storage',
    { ...ready, storage: { isBucket: false, free: 5e9, total: 100e9 } },
    /95\.0 of 100\.0/,
  ],
  ['address', { ...ready, address: { isHttps: false, host: 'shop.example' } }, /https/],
  ['samples', { ...ready, samples: 4 }, /4 testimonials/],
  ['claims', { ...ready, claims: [{ claim: '4.9', isSigned: false }] }, /4\.9/],
  ['pages', { ...ready, unconfirmed: 1 }, /One product/],
  ['practice', { ...ready, practice: { ...ready.practice, address: '' } }, /postal address/],
  ['practice', { ...ready, practice: { ...ready.practice, npi: '12' } }, /NPI/],
  ['practice', { ...ready, practice: { ...ready.practice, timeZone: '' } }, /time zone/],
  ['practice', { ...ready, practice: { ...ready.practice, holidays: 0 } }, /holidays/],
  ['states', { ...ready, practice: { ...ready.practice, states: 0 } }, /everywhere/],
  ['agreements', { ...ready, agreements: { ...ready.agreements, mail: false } }, /mail provider/],
  ['agreements', { ...ready, agreements: { ...ready.agreements, model: false } }, /language model/],
];

test.each(broken)(
  'DESK-13 with live keys %s is red where it lacks, and says what to do',
  (key, setUp, words) => {
    expect(stateOf(setUp, key)).toMatchObject({
      state: 'fault',
      about: expect.stringMatching(words),
    });
    const others = setUpLines(setUp, dates, now).filter((line) => line.key !== key);
    expect(others.filter(({ state }) => state !== 'fine')).toEqual([]);
  },
);

test('DESK-13 what only real visitors need may wait while no real card is charged', () => {
  const trial: SetUp['stripe'] = { mode: 'test', fits: true, newsAt: anHourAgo };
  for (const [key, setUp] of broken.filter(([key]) =>
    ['samples', 'claims', 'agreements'].includes(key),
  ))
    expect(stateOf({ ...setUp, stripe: trial }, key)?.state).toBe('later');
  expect(stateOf({ ...ready, stripe: trial }, 'stripe')?.state).toBe('later');
  expect(stateOf({ ...ready, stripe: { ...trial, mode: 'none' } }, 'stripe')?.state).toBe('fault');
  expect(
    stateOf(
      {
        ...ready,
        agreements: { mail: true, model: false, hosting: true },
        assistant: { hasModel: false },
      },
      'agreements',
    )?.state,
  ).toBe('fine');
});

import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isLinkOpen, makeOrderToken, readOrderToken } from './order-token.ts';

const secret = 'a secret of this test, long enough';
const order = '0b0f6a0e-58b4-4c6e-9d0e-0d6f3a6f4b11';
const noon = Date.parse('2026-11-23T12:00:00Z');
const day = 86_400_000;
const token = makeOrderToken(secret, { order, serial: 1 }, noon);
const going = { linkSerial: 1, workDoneAt: null };

/** As the page decides: what the token says, and then what its order says. */
function opens(text: string, state = going, now = noon, withSecret = secret): boolean {
  const link = readOrderToken(withSecret, text, now);
  return link !== null && link.order === order && isLinkOpen(link, state, now);
}

test('ORD-09 the link of an order opens it, from every mail of the same day at one address', () => {
  expect(token).toMatch(/^v1\.[0-9a-f-]{36}\.[0-9a-f]{8}\.1\.[0-9a-z]+\.[\w-]{43}$/);
  expect(opens(token)).toBe(true);
  expect(makeOrderToken(secret, { order, serial: 1 }, noon + 60_000)).toBe(token);
  expect(opens(token, { linkSerial: null as unknown as number, workDoneAt: null })).toBe(true);
});

test('ORD-09 it lives until 180 days after done, and never longer than three years', () => {
  const done = { linkSerial: 1, workDoneAt: new Date(noon + 100 * day).toISOString() };
  const after = (days: number) => opens(token, done as never, noon + (100 + days) * day);
  expect([after(0), after(179.9), after(180)]).toEqual([true, true, false]);
  expect([1_094, 1_095].map((days) => opens(token, going, noon + days * day))).toEqual([
    true,
    false,
  ]);
});

test('ORD-09 a link that the practice sends after the end opens for 180 days more', () => {
  const long = noon + 400 * day;
  const state = { linkSerial: 2, workDoneAt: new Date(noon).toISOString() } as never;
  const renewed = makeOrderToken(secret, { order, serial: 2 }, long);
  expect(opens(renewed, state, long)).toBe(true);
  expect(opens(renewed, state, long + 181 * day)).toBe(false);
  expect(opens(token, state, long)).toBe(false);
});

test('ORD-09 of 10,000 forged, expired, revoked and foreign tokens none opens', () => {
  let open = 0;
  const tried = new Set<string>();
  const count = (text: string, state = going, now = noon, withSecret = secret) => {
    tried.add(`${text} ${state.linkSerial} ${now} ${withSecret}`);
    if (opens(text, state, now, withSecret)) open += 1;
  };
  const parts = token.split('.');
  for (let turn = 0; turn < 2_500; turn += 1) {
    const place = randomInt(token.length);
    const letter = 'abcdef0123456789.-_ZAz'[randomInt(22)] ?? 'x';
    const changed = `${token.slice(0, place)}${letter}${token.slice(place + 1)}`;
    count(changed === token ? `${token}${turn}` : changed);
    count(
      [...parts.slice(0, 5), randomBytes(32).toString('base64url')].join('.'),
      going,
      noon + turn,
    );
    count(makeOrderToken(`${secret}${turn}`, { order, serial: 1 }, noon));
    count(makeOrderToken(secret, { order: randomUUID(), serial: 1 }, noon));
    count(token, { linkSerial: turn + 2, workDoneAt: null });
    count(token, going, noon + (1_095 + turn) * day);
  }
  expect(tried.size).toBeGreaterThan(10_000);
  expect(open).toBe(0);
});

test('ORD-09 what is no token at all opens nothing, and without a secret nothing does', () => {
  const forged = [
    '',
    '.',
    '.....',
    'x'.repeat(100_000),
    `${token}\n`,
    ` ${token}`,
    `${token}.`,
    token.toUpperCase(),
    token.replace('v1', 'v2'),
    token.replace(/\.1\./, '.01.'),
    token.replace(/\.1\./, '.0.'),
  ];
  for (const each of forged)
    expect([each.slice(0, 80), opens(each)]).toEqual([each.slice(0, 80), false]);
  expect(opens(makeOrderToken('', { order, serial: 1 }, noon), going, noon, '')).toBe(false);
});

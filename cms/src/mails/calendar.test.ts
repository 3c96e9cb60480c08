import { expect, test } from 'vitest';
import { calendarFile } from './calendar.ts';

const file = calendarFile({
  uid: 'workshop-2026-11-26@shop.example',
  start: new Date('2026-11-27T00:00:00Z'),
  minutes: 60,
  title: 'Weekly workshop; bring questions, please',
  description: `Open the meeting:\nhttps://meet.example/${'x'.repeat(90)} – with ümläuts`,
  location: 'https://meet.example/room',
  organizer: { name: 'The "Good" Practice', email: 'hello@practice.example' },
  madeAt: new Date('2026-11-22T12:34:56.789Z'),
});
const unfolded = file.replaceAll('\r\n ', '');

test('WS-03 the appointment begins and ends at the instant of the workshop, in UTC', () => {
  expect(unfolded).toContain('\r\nDTSTART:20261127T000000Z\r\nDTEND:20261127T010000Z\r\n');
  expect(unfolded).toContain('\r\nDTSTAMP:20261122T123456Z\r\n');
});

test('WS-03 texts are escaped and lines have at most 75 bytes', () => {
  expect(unfolded).toContain('SUMMARY:Weekly workshop\\; bring questions\\, please\r\n');
  expect(unfolded).toContain('DESCRIPTION:Open the meeting:\\nhttps://meet.example/');
  expect(unfolded).toContain('ORGANIZER;CN="The  Good  Practice":mailto:hello@practice.example');
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file).not.toMatch(/[^\r]\n/);
});

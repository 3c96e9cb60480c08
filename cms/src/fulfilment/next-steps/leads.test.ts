import { expect, test } from 'vitest';
import { firstLeads } from './first-next-steps.ts';
import { pageLead, situationLead } from './leads.ts';

const promise = 'Hannah Reed, PA-C, writes to you by Friday, November 27.';
const plain = { isAsked: false, months: null, promise: null };

test('ORD-10 a program is told of by its months and by the day of the letter about its first visit, also while something waits for the buyer', () => {
  const said =
    'Your four months begin now. For your first visit, Hannah Reed, PA-C, writes to you by Friday, November 27.';
  expect(situationLead({ isAsked: true, months: 4, promise })).toBe(said);
  expect(situationLead({ isAsked: false, months: 4, promise: 'We write to you by Friday.' })).toBe(
    'Your four months begin now. For your first visit, we write to you by Friday.',
  );
  expect(situationLead({ isAsked: false, months: 3, promise: null })).toBe(
    'Your three months begin now.',
  );
});

test('ORD-08 the lead of the page says once who writes and by when', () => {
  const words = { lead: 'Thank you. All is done.', leadVisit: firstLeads.leadVisit };
  const visit = { hasScheduler: false, beginsWithVisit: true };
  expect(pageLead(words, { ...plain, ...visit, promise }).split(promise)).toHaveLength(2);
  expect(pageLead(words, { ...plain, ...visit, isAsked: true })).toMatch(/One thing is left/);
  expect(pageLead(words, { ...plain, ...visit, beginsWithVisit: false })).toBe('All is done.');
});

import { expect, test } from 'vitest';
import { privacyPolicy } from './privacy-policy.ts';
import { privacySections } from './privacy-sections.ts';

const said = privacySections.map(({ text }) => text).join('\n');

test('PRIV-01 a long policy with the dates of the spec', () => {
  expect([privacyPolicy.effective, privacyPolicy.updated]).toEqual(['Nov 14, 2023', '03/11/2024']);
  expect(privacySections).toHaveLength(16);
  expect(said.split(/\s+/).length).toBeGreaterThan(1200);
});

test.each([
  'Data of people who are not clients, such as messages, workshop sign-ups and guide downloads, is kept until its deletion is requested.',
  'Client data, such as orders, results and notes of consultations, is kept six years',
  'You need to be at least 13 years old to use this site. Children under 13 are not intended users',
])('PRIV-02 the policy says: %s', (statement) => {
  expect(said).toContain(statement);
});

test('no heading is longer than its field takes', () => {
  for (const { heading } of privacySections) expect(heading.length).toBeLessThanOrEqual(120);
});

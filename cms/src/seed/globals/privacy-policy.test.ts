import { expect, test } from 'vitest';
import { privacyTexts } from './privacy-policy.ts';

const sections = privacyTexts.sections ?? [];
const said = sections.map(({ text }) => text).join('\n');

test('PRIV-01 a long policy with the dates of the spec', () => {
  expect([privacyTexts.effective, privacyTexts.updated]).toEqual(['Nov 14, 2023', '03/11/2024']);
  expect(sections).toHaveLength(16);
  expect(said.split(/\s+/).length).toBeGreaterThan(1200);
});

test.each([
  'Data of people who are not clients, such as messages, workshop sign-ups and guide downloads, is kept until its deletion is requested.',
  'Client data, such as orders, results and notes of consultations, is kept six years',
  'You need to be at least 13 years old to use this site. Children under 13 are not intended users',
])('PRIV-02 the policy says: %s', (statement) => {
  expect(said).toContain(statement);
});

test('no section is longer than its field takes', () => {
  for (const { heading, text } of sections)
    expect([heading.length <= 120, text.length <= 6000]).toEqual([true, true]);
});

import { expect, test } from 'vitest';
import { offers } from '../offers.ts';
import { services } from '../products/services.ts';
import { faqs } from './faqs.ts';

const said = faqs.map(({ answer }) => answer).join('\n');
const answerTo = (words: string) =>
  faqs.find(({ question }) => question.includes(words))?.answer ?? '';

test('FAQ-01 twelve questions, each answered in a few sentences and found once', () => {
  expect(faqs).toHaveLength(12);
  expect(new Set(faqs.map(({ question }) => question)).size).toBe(12);
  for (const { question, answer } of faqs) {
    const words = answer.split(/\s+/).length;
    expect(words, question).toBeGreaterThanOrEqual(40);
    expect(words, question).toBeLessThanOrEqual(110);
  }
});

test.each([
  ['FAQ-02', 'pay by card, through a secure payment gateway'],
  ['FAQ-02', 'buy multiple items in one cart'],
  ['FAQ-03', 'Kits ship within 1-2 business days and arrive in 5-7 business days'],
  ['FAQ-04 DISC-08', 'Results take about 2-3 weeks after the lab receives the sample'],
  ['FAQ-05', 'A results consultation is included with testing packages'],
  ['FAQ-05', 'includes your choice of GI-MAP or the Adult Gut Health Test, plus consultations'],
  ['FAQ-06 DISC-05', 'The Complete Gut Health Package is $777'],
  ['FAQ-07', 'tests are self-pay'],
  ['FAQ-07', 'ask us for a superbill'],
  ['FAQ-07', 'Shipped kits cannot be returned'],
  ['FAQ-08 DISC-07', 'Question replies take about 24 hours on business days'],
])('%s the questions say: %s', (_, statement) => {
  expect(said).toContain(statement);
});

test('DISC-05 the package costs $777 in the questions alone, $877 wherever it is sold', () => {
  expect(answerTo('Complete Gut Health Package')).not.toContain('877');
  expect(
    [...offers, ...services]
      .filter(({ handle }) => handle === 'complete-package')
      .map(({ price }) => price),
  ).toEqual([877, 877]);
});

test('questions with the same heading stand together', () => {
  const topics = faqs.map(({ topic }) => topic);
  expect(topics.filter((topic, index) => topic !== topics[index - 1])).toEqual([
    'Ordering and paying',
    'Kits and results',
    'Care',
  ]);
});

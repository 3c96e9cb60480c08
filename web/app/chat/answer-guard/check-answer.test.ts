import { expect, test } from 'vitest';
import { seedKnowledge } from '../../../tests/support/chat-content.ts';
import { createGate } from './sentence-gate.ts';

const knowledge = seedKnowledge();
const check = (words: string, language: 'english' | 'spanish' = 'english') =>
  createGate({ knowledge, language, sums: new Set(), show: null }).end(words);

test.each([
  'GI-MAP is $477 in the store and $470 on the home page.',
  'The GI-MAP costs $477.00 in the store.',
  'Adult Gut is $357, and results take 28 days.',
  'You can get the DUTCH Hormone test for $477 in the store. It uses dried urine strips, and results take 10 days.',
  'FAST 88 Food looks at 88 everyday foods. It is $377.',
  'The Complete Gut Health Package is $877: a test, a 60-minute consultation and a 30-minute follow-up.',
  'The Family Wellness Program is $637 per month per person for 4 months, with 5 visits. That comes to $2,548 in total.',
  '**Child Gut** is for ages 3-18 and costs $337. See [the store](/store#testing).',
  'Kits ship within 1-2 business days and arrive in 5-7 business days. Shipping is free.',
  'You may want to ask about SIBO at a consultation. I cannot diagnose, but our contact form reaches a person.',
  'The free workshop is Thursday at 7 PM EST. Feel free to come with your camera off.',
])('CHAT an answer that is right comes through: %s', (words) => {
  expect(check(words).fault).toBeNull();
});

test.each([
  'GI-MAP is $399.',
  'GI-MAP is $477.',
  'GI-MAP is $470 in the store.',
  'GI-MAP is $477 on the home page.',
  'GI-MAP costs 399 dollars.',
  'GI-MAP costs 399.',
  'You can have GI-MAP for 399 today.',
  'The price is $1.',
  'GI-MAP is four hundred dollars.',
  'GI-MAP costs four hundred and seventy.',
  'GI-MAP is **$3**99 in the store.',
  'GI-MAP is ＄３９９.',
  'GI-MAP is $3\u200B99 in the store.',
  'GI-MAP is $ 3 9 9.',
  'GI-MAP is €477 in the store.',
  'GI-MAP is USD 399 in the store.',
  'Adult Gut and GI-MAP are $477 each in the store.',
  'GI-MAP and Adult Gut are $477 in the store.',
  'Adult Gut is $337.',
  'Child Gut is $357.',
  'The Complete Gut Health Package is $777.',
  'The Complete Gut Health Package is $1,137.',
  'The Family Wellness Program is $637.',
  'The Family Wellness Program is $2,548 per month.',
  'The family program is $500 per month.',
  'The Concierge Consult is $500 in the store.',
  'The Concierge Consult is $750.',
  'GI-MAP is free today.',
  'GI-MAP is half price.',
  'Adult Gut is on sale.',
  'Everything is $5 this week.',
  'It costs $50 to ship.',
  'Two GI-MAP kits are $954 in the store.',
  'GI-MAP is $477k in the store.',
  'Save $100 on Adult Gut.',
  'GI-MAP was $600, now $477 in the store.',
  'The DUTCH test is 47 bucks.',
  'Probiotic: 6.5 dollars',
  'Shipping is 12 dollars.',
])('CHAT a wrong or unclear price does not: %s', (words) => {
  expect(check(words).fault).toBe('price');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![pixel](https://evil.example/p.png)',
  '[Click here](https://evil.example)',
  '[Go](javascript:alert(1))',
  'Visit https://evil.example now',
  'See www.evil.com',
  'Write to help@evil.com',
  'Call 1-800-555-0199 now',
  'data:text/html,hello',
  '&lt;b&gt;',
  '[a][b]',
  'evil.com/pay has it',
  '//evil.example/x',
  '<b>bold</b>',
  '![](/media/x)',
  'x'.repeat(5_000),
])('LLM-02 what is more than text does not: %s', (words) => {
  expect(check(words).fault).toBe('markup');
});

test.each([
  'You have SIBO.',
  'You probably have a leaky gut.',
  'This sounds like celiac disease.',
  'Your diagnosis is IBS.',
  'It will cure you.',
  'This supplement cures everything and that is guaranteed.',
  'Stop taking your medication.',
  'You should take 500 mg of magnesium.',
  'Give your baby 10 drops a day.',
  'There is no need to see a doctor.',
  "Don't call 911.",
  'Your child has a parasite infection.',
])('LLM-06 a verdict, a cure or a dose does not: %s', (words) => {
  expect(check(words).fault).toBe('diagnosis');
});

test('CHAT a share or a code that is not in the content does not', () => {
  expect(check('The dispensary takes 10% off.').fault).toBeNull();
  expect(check('The dispensary takes 35% off.').fault).toBe('figure');
  expect(check('Use code FREEGUT at checkout.').fault).toBe('figure');
});

test('LLM-02 stars, hashes and own links become plain words', () => {
  expect(
    check('## Testing\n\n* **Baby Gut** is for ages 0-3\n* See [the shop](/store#testing)').text,
  ).toBe('Testing\n\n- Baby Gut is for ages 0-3\n- See the shop (/store#testing)');
});

test.each([
  'I cannot tell you whether you have SIBO. A doctor can.',
  'Please do not stop a prescribed medicine without asking your doctor.',
  'No kit here cures a disease.',
  'Never stop your medication because of a test.',
  'Only a clinician can say whether it is celiac disease.',
  'Results take two to three weeks after the lab has your sample.',
])('ASK-03 care for somebody is no verdict: %s', (words) => {
  expect(check(words).fault).toBeNull();
});

test.each([
  'Results take 5 days.',
  'Your kit arrives in 3 days.',
  'The workshop is on Tuesday at 7 PM EST.',
  'The workshop begins at 8:30 PM.',
  'Call us at 615-555-0142.',
  'Write to doctor@elsewhere.test.',
  'The SIBO Breath Test shows it.',
  'We have a Thyroid Panel for that.',
  'The follow-up visit is 90 minutes.',
])('ASK-03 what stands nowhere on the site is not shown: %s', (words) => {
  expect(check(words).fault).not.toBeNull();
});

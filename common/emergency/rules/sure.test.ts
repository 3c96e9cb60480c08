import { expect, test } from 'vitest';
import { findEmergency } from '../find-emergency.ts';

test.each([
  ['the baby is 4 weeks old and it says 101.3, is he ok to have the probiotic', 'medical'],
  ['i havent eaten in 8 days and my heart skips, 82 lbs. which guide do you recommend', 'medical'],
  ['how fast do you ship, i wont be here after friday. ive made my peace with that', 'crisis'],
])(
  'LLM-06 ASK-04 what resembles an ordinary question takes no sure sign back: %s',
  (said, kind) => {
    expect(findEmergency(said, [], 0.001)?.kind).toBe(kind);
  },
);

test.each([
  'our baby is 4 weeks old and weighs 10.3 pounds, which kit',
  'we made our peace with the price, can it come after friday',
  'had not eaten in 8 hours, is that enough for the kit',
  'i blew up like a whale with my second, is there a guide for that',
  'tuve una sobredosis de chocolate en navidad jaja',
])('LLM-06 ASK-04 half of a sign, and a figure of speech, are none: %s', (said) => {
  expect(findEmergency(said, [], 0.1)).toBeNull();
});

import { expect, test } from 'vitest';
import type { Passage } from '../../knowledge/passage.ts';
import { mayAnswer } from './parts-asked.ts';

const passage = { kind: 'product', title: 'Before you collect' } as unknown as Passage;
const alarm = 'Bleeding, strong pain or a bad headache? Call your doctor or 911 now.';

test('ASK-05 LLM-06 when to call for help is said of a kit only to who tells of that', () => {
  expect(mayAnswer('26 weeks, is the pregnancy kit safe for me')(passage, alarm)).toBe(false);
  expect(mayAnswer('26 weeks, is the pregnancy kit safe for me')(passage, 'It is safe.')).toBe(
    true,
  );
  expect(mayAnswer('i am bleeding, can i take it')(passage, alarm)).toBe(true);
});

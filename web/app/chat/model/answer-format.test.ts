import { expect, test } from 'vitest';
import { answerSoFar, readAnswer } from './answer-format.ts';

const said = (more: object = {}) =>
  JSON.stringify({
    emergency: 'none',
    answer: 'GI-MAP takes “14 days”.\nThat is all. 🌱',
    sources: ['/faq'],
    items: ['gi-map'],
    handoff: false,
    ...more,
  });

test('ASK-01 an answer is read as JSON, fenced or not, and as plain words from a server that knows no format', () => {
  const read = {
    emergency: null,
    answer: 'GI-MAP takes “14 days”.\nThat is all. 🌱',
    sources: ['/faq'],
    items: ['gi-map'],
    handoff: false,
  };
  expect(readAnswer(said())).toEqual(read);
  expect(readAnswer(`\`\`\`json\n${said()}\n\`\`\``)).toEqual(read);
  expect(readAnswer('Just words.')).toMatchObject({ emergency: null, answer: 'Just words.' });
  expect(readAnswer('EMERGENCY')).toMatchObject({ emergency: 'medical' });
});

test('ASK-04 what cannot wait is heard by its kind, and a kind that is none is none', () => {
  expect(readAnswer(said({ emergency: 'poison', answer: '' }))).toMatchObject({
    emergency: 'poison',
  });
  expect(readAnswer(said({ emergency: 'taxes' }))).toMatchObject({ emergency: null });
});

test.each(['{', '{"emergency":"none"', '{"emergency":"none","answer":""}', '{"answer":7}', '{}'])(
  'ASK-02 JSON that was cut, or holds no words, is no answer: %s',
  (words) => {
    expect(readAnswer(words)).toBeNull();
  },
);

test('ASK-01 at each letter of a stream the words so far are the beginning of the answer', () => {
  const whole = said();
  const { answer } = JSON.parse(whole) as { answer: string };
  let longest = '';
  for (let end = 0; end <= whole.length; end += 1) {
    const soFar = answerSoFar(whole.slice(0, end));
    expect(answer.startsWith(soFar.replace(/\p{Cs}$/u, ''))).toBe(true);
    expect(soFar.length).toBeGreaterThanOrEqual(longest.length - 1);
    longest = soFar;
  }
  expect(longest).toBe(answer);
});

test('ASK-04 nothing is shown of what is written beside an emergency', () => {
  const whole = said({ emergency: 'crisis', answer: 'That is nothing.' });
  for (let end = 0; end <= whole.length; end += 1)
    expect(answerSoFar(whole.slice(0, end))).toBe('');
  expect(['E', 'EMER', 'EMERGENCY', 'EMERGENCY: x'].map(answerSoFar)).toEqual(['', '', '', '']);
  expect(answerSoFar('Eat well.')).toBe('Eat well.');
});

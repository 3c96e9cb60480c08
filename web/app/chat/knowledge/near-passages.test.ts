import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../tests/support/chat-content.ts';
import { reply } from '../answers/reply.ts';
import type { ChatMessage } from '../bounds.ts';
import { meaningOf } from '../meaning/vectors.ts';
import { createNear } from './near-passages.ts';
import { passage } from './passage.ts';

const knowledge = await learnedKnowledge();

async function answerTo(...questions: string[]): Promise<string> {
  const messages: ChatMessage[] = [];
  for (const content of questions) {
    messages.push({ role: 'user', content });
    const { message } = await reply(messages, {
      knowledge: () => Promise.resolve(knowledge),
      model: () => Promise.resolve(null),
      signal: new AbortController().signal,
    });
    messages.push({ role: 'assistant', content: message });
  }
  return messages.at(-1)?.content ?? '';
}

test.each([
  ['Can I throw dry kidney beans straight in the crockpot', 'a full boil of 30 minutes'],
  ["If I order Thursday night, when's it on my porch?", '5 to 7 business days'],
  ['does the dutch thing check thyroid', 'does not test the thyroid'],
  ['Would your stool test find H. pylori?', 'a stomach bacterium'],
  ['can my life insurance get hold of the dna results', 'does not cover life'],
  ['is FAST 88 the same as a celiac test? my niece was just diagnosed', 'not a test for celiac'],
  ['we serve as missionaries in kenya, can you mail a couple kits here', 'other countries'],
])(
  'ASK-05 what no answer of the practice fits is answered with what a page says of it: %s',
  async (question, words) => {
    expect(await answerTo(question)).toContain(words);
  },
);

test.each([
  ['can a nursing mom do the hormone test', /breastfeeding/, /menopause, PCOS/],
  ['mthfr test, saliva or blood?', /needs a saliva sample/, /Experts advise/],
  [
    'complete gut health package, does it come with supplements',
    /does not include supplements\./,
    /certain day/,
  ],
  ['mold test: do i have to fast or drink less water', /Do not fast/, /Binders/],
])(
  'ASK-05 of a thing the line is said that was asked for, and not all that stands beside it: %s',
  async (question, said, notSaid) => {
    const answer = await answerTo(question);
    expect(answer).toMatch(said);
    expect(answer).not.toMatch(notSaid);
  },
);

test.each([
  [
    'How do I move my appointment to the week after?',
    /up to 24 hours before it begins/,
    /in your cart/,
  ],
  [
    'can i stop the family program whenever i want',
    /ends by itself|stop early/,
    /It depends on the kit/,
  ],
  ['Do you pray with patients at the visit?', /If you would like prayer/, /\$750/],
])('ASK-05 a word that is shared is not what was asked: %s', async (question, said, notSaid) => {
  const answer = await answerTo(question);
  expect(answer).toMatch(said);
  expect(answer).not.toMatch(notSaid);
});

test('ASK-06 what the last answer has said is not looked for among what is sold', async () => {
  const answer = await answerTo('is there a free class', 'do i have to turn my camera on');
  expect(answer).toMatch(/camera (?:on or off is fine|may stay off)/i);
});

test('ASK-05 what a thing cannot tell is said only to who asks of that', async () => {
  expect(await answerTo('does the gi map diagnose crohns')).toContain('not a diagnosis');
  expect(await answerTo('Who would I be talking with at the consult?')).not.toContain('People who');
});

test('ASK-05 what the site says nothing of is not answered with whatever is least far', async () => {
  expect(await answerTo('who should I vote for in November?')).toMatch(/^I have not found/);
});

test('ASK-05 the words of a page begin with what was asked for', () => {
  const [one, other] = [1, 0.8].map((part) =>
    meaningOf(Float32Array.from([part, Math.sqrt(1 - part * part)])),
  );
  const text = ['First.', 'Second sentence.', 'Third sentence.', 'Fourth sentence.'].join(' ');
  const [long, short] = [
    passage('article', 'Beans', text, '/blog#beans'),
    passage('product', 'Can I eat beans?', 'Yes, soaked ones.', '/store/gi-map'),
  ];
  const { texts, find } = createNear(
    [
      { passage: long, subject: null },
      { passage: short, subject: 'GI-MAP' },
    ],
    {
      known: (piece) =>
        (piece.includes('Third') ? one : piece.includes('soaked') ? other : null) ?? null,
    },
  );
  expect(texts).toEqual([
    'Beans. First. Second sentence.',
    'Beans. Third sentence. Fourth sentence.',
    'GI-MAP. Can I eat beans? Yes, soaked ones.',
    'GI-MAP',
  ]);
  const meaning = Float32Array.from([1, 0]);
  expect(find({ words: 'which one', meaning })?.words).toBe('Third sentence. Fourth sentence.');
  expect(find({ words: 'which one', meaning }, '/store/gi-map')?.words).toBe('Yes, soaked ones.');
  expect(find({ words: 'can I eat soaked beans', meaning })?.words).toBe('Yes, soaked ones.');
});

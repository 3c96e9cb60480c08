import { expect, test } from 'vitest';
import { seedKnowledge } from '../../../tests/support/chat-content.ts';
import { reply } from '../answers/reply.ts';
import { startEmbedder } from '../meaning/embedder.ts';
import { createMeanings } from '../meaning/meanings.ts';
import { modelVersion, openVectors, seedVectors } from '../meaning/shipped-vectors.ts';
import { createNear } from './near-passages.ts';
import { passage } from './passage.ts';

const waitMs = 20_000;
const meanings = createMeanings(startEmbedder, {
  waitMs,
  onTrouble: (error) => {
    throw error;
  },
  shipped: openVectors(seedVectors, modelVersion),
});

async function answerTo(question: string): Promise<string> {
  const knowledge = seedKnowledge(() => {}, meanings);
  await meanings.learn(knowledge.toLearn);
  const { message } = await reply([{ role: 'user', content: question }], {
    knowledge: () => Promise.resolve(knowledge),
    model: () => Promise.resolve(null),
    signal: new AbortController().signal,
  });
  return message;
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
  waitMs,
);

test(
  'ASK-05 what the site says nothing of is not answered with whatever is least far',
  async () => {
    expect(await answerTo('who should I vote for in November?')).toMatch(/^I have not found/);
  },
  waitMs,
);

test('ASK-05 the words of a page begin with what was asked for', () => {
  const [one, other] = [1, 0.8].map((part) =>
    Float32Array.from([part, Math.sqrt(1 - part * part)]),
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
  ]);
  const meaning = Float32Array.from([1, 0]);
  expect(find({ words: 'which one', meaning })?.words).toBe('Third sentence. Fourth sentence.');
  expect(find({ words: 'which one', meaning }, '/store/gi-map')?.words).toBe('Yes, soaked ones.');
  expect(find({ words: 'can I eat soaked beans', meaning })?.words).toBe('Yes, soaked ones.');
});

import { expect, test, vi } from 'vitest';
import { seedKnowledge } from '../../../tests/support/chat-content.ts';
import { chatLines } from '../../../tests/support/chat-lines.ts';
import type { Model, Said } from '../model/model.ts';
import { ModelTrouble } from '../model/model.ts';
import type { Prompt } from '../model/prompt.ts';
import { writeAnswer } from './write-answer.ts';

const knowledge = seedKnowledge();
const never = new AbortController().signal;
const json = (answer: string, more: object = {}) =>
  JSON.stringify({ emergency: 'none', answer, sources: [], items: [], handoff: false, ...more });
const calls = (name: string, given: object): Said => ({
  words: '',
  calls: [{ id: 'call_1', type: 'function', function: { name, arguments: JSON.stringify(given) } }],
});

/** A model that says one thing after the other, each in pieces of so many letters. */
function scripted(acts: (string | Said | Error)[], letters = 7) {
  const prompts: Prompt[] = [];
  const model = vi.fn<Model>((prompt, _signal, onWords) => {
    prompts.push(prompt);
    const act = acts.shift() ?? new ModelTrouble('nothing more');
    if (act instanceof Error) return Promise.reject(act);
    const said = typeof act === 'string' ? { words: act, calls: [] } : act;
    for (let end = letters; end < said.words.length + letters; end += letters)
      onWords?.(said.words.slice(0, end));
    return Promise.resolve(said);
  });
  return { model, prompts };
}

async function ask(question: string, acts: (string | Said | Error)[], readsAlong = true) {
  const { model, prompts } = scripted(acts);
  const shown: string[] = [];
  const written = await writeAnswer([{ role: 'user', content: question }], question, {
    knowledge,
    model,
    signal: never,
    show: readsAlong ? (words) => void shown.push(words) : null,
  });
  return { written, shown, prompts };
}

test('ASK-01 an answer comes sentence by sentence, its prices and days from the catalogue', async () => {
  const { written, shown } = await ask('Tell me about GI-MAP', [
    json('GI-MAP is {price:gi-map}. Results take {days:gi-map}.\n\nAnything else?'),
  ]);
  expect(shown).toEqual([
    'GI-MAP is $477 in the store and $470 on the home page.',
    ' Results take 14 days.',
    '\n\nAnything else?',
  ]);
  expect(written).toMatchObject({ text: shown.join(''), fault: null });
});

test('ASK-01 in Spanish, too', async () => {
  const { written } = await ask('¿Cuánto cuesta el GI-MAP y cuánto tarda?', [
    json('El GI-MAP cuesta {price:gi-map}. Los resultados tardan {days:gi-map}.'),
  ]);
  expect(written).toMatchObject({
    text: 'El GI-MAP cuesta $477 en la tienda y $470 en la página principal. Los resultados tardan 14 días.',
  });
});

test.each([
  'Los resultados de GI-MAP tardan 5 días.',
  'El taller es el martes.',
  'El GI-MAP cuesta $399 en la tienda.',
  'GI-MAP is {price:adult-gut}.',
  'GI-MAP is {price:nothing}.',
  'GI-MAP results take {days:child-gut}, that is 3 days.',
])('ASK-03 %s does not pass; named once, then the content answers', async (wrong) => {
  const { written, shown, prompts } = await ask('Tell me about GI-MAP', [json(wrong), json(wrong)]);
  expect(shown).toEqual([]);
  expect(written).toMatchObject({ text: null });
  expect(prompts).toHaveLength(2);
  expect(prompts[1]?.at(-1)).toMatchObject({
    role: 'system',
    content: expect.stringMatching(/^That answer cannot be shown: /) as string,
  });
});

test('ASK-03 what is wrong after the first sentence is withheld, and what was shown stays', async () => {
  const { written, shown, prompts } = await ask('Tell me about GI-MAP', [
    json('GI-MAP is a stool test. It costs $99. Results take 14 days.'),
  ]);
  expect(shown.join('')).toBe('GI-MAP is a stool test. Results take 14 days.');
  expect(written).toMatchObject({ text: shown.join(''), fault: 'price' });
  expect(prompts).toHaveLength(1);
});

test('ASK-02 what breaks off after some sentences ends with these, for a person', async () => {
  const { model } = scripted([]);
  const shown: string[] = [];
  model.mockImplementation((_prompt, _signal, onWords) => {
    onWords?.('{"emergency":"none","answer":"GI-MAP is a stool test. It looks');
    return Promise.reject(new ModelTrouble('cut short'));
  });
  const written = await writeAnswer([{ role: 'user', content: 'GI-MAP?' }], 'GI-MAP?', {
    knowledge,
    model,
    signal: never,
    show: (words) => void shown.push(words),
  });
  expect(shown).toEqual(['GI-MAP is a stool test.']);
  expect(written).toMatchObject({ text: 'GI-MAP is a stool test.', handoff: true });
});

test('ASK-01 a sum is reckoned by the shop, told as it is, and no other', async () => {
  const wish = {
    items: [
      { id: 'child-gut', count: 1 },
      { id: 'adult-gut', count: 2 },
    ],
    people: 1,
  };
  const { written, prompts } = await ask('How much for two adults and a child?', [
    calls('quote', wish),
    json('Together that is $1,051 today.'),
  ]);
  expect(written).toMatchObject({ text: 'Together that is $1,051 today.' });
  expect(prompts[1]?.at(-1)).toMatchObject({
    role: 'tool',
    tool_call_id: 'call_1',
    content: expect.stringContaining('Total to pay today: $1,051') as string,
  });
  expect(
    (
      await ask('And?', [
        calls('quote', wish),
        json('In total that is $999.'),
        json('In total $998.'),
      ])
    ).written,
  ).toMatchObject({ text: null, fault: 'price' });
});

test.each([
  [calls('dates', { item: 'gi-map' }), /It leaves in 1 to 2 business days.*Results take 14 days/],
  [calls('article', { slug: 'nothing' }), /Nothing of this name/],
  [calls('quote', { items: [{ id: 'gi-map', count: -1 }], people: 1 }), /not as described/],
  [calls('quote', { items: [{ id: 'x', count: 1 }], people: 1 }), /Nothing of this name/],
  [calls('order', {}), /no such tool/],
])(
  'ASK-01 a tool answers with what the site says, or that it says nothing: %#',
  async (call, told) => {
    const { prompts } = await ask('Hm?', [call, json('Thank you.')]);
    expect(prompts[1]?.at(-1)?.content).toMatch(told);
  },
);

test('ASK-01 the text of an article is read when it is asked for, and stands nowhere else', async () => {
  const [slug, { text }] = [...knowledge.articles][0] ?? ['', { text: '' }];
  const { prompts } = await ask('What does the article say?', [
    calls('article', { slug }),
    json('Thank you.'),
  ]);
  const line = text.split('\n').findLast((words) => words.length > 80) ?? '?';
  expect(prompts[0]?.[0]?.content).not.toContain(line);
  expect(prompts[1]?.at(-1)?.content).toContain(line);
});

test('ASK-02 a model that looks things up for ever is stopped', async () => {
  const { written, prompts } = await ask(
    'Hm?',
    Array.from({ length: 9 }, () => calls('dates', { item: 'gi-map' })),
  );
  expect(written).toEqual({ text: null, fault: 'trouble' });
  expect(prompts).toHaveLength(4);
});

test('ASK-04 an emergency that a model sees is one, and nothing beside it is shown', async () => {
  const { written, shown } = await ask('Hm?', [json('Drink some tea.', { emergency: 'poison' })]);
  expect(written).toEqual({ emergency: 'poison' });
  expect(shown).toEqual([]);
});

test('ASK-02 the worst answers, in pieces of any size, show nothing wrong', async () => {
  for (const words of chatLines('worst-answers.txt'))
    for (const letters of [1, 3, 50]) {
      const { model } = scripted([json(words), json(words)], letters);
      const shown: string[] = [];
      await writeAnswer([{ role: 'user', content: 'GI-MAP?' }], 'GI-MAP?', {
        knowledge,
        model,
        signal: never,
        show: (part) => void shown.push(part),
      });
      expect(shown.join('')).not.toMatch(
        /<|!\[|https?:|evil|FREE100|sk-live|777|\$1\b|\$99|399|you have SIBO|Crohn|mg\b|Stop taking/i,
      );
    }
});

test('ASK-01 LLM-05 the prefix is the same letters for two visitors and two turns', async () => {
  const one = await ask('I am Ann Smith, how much is GI-MAP?', [json('Hello.')]);
  const two = await ask('¿Cuánto cuesta?', [json('Hola.'), json('Hola.')], false);
  const [first, second] = [one.prompts[0]?.[0]?.content, two.prompts[0]?.[0]?.content];
  expect(first).toBe(second);
  expect((first ?? '').length / 4).toBeLessThan(30_000);
});

import { mayBeUrgent } from 'common/emergency/may-be-urgent';
import { emergencyLines } from 'common/emergency/tests/lines';
import { expect, test, vi } from 'vitest';
import { seedKnowledge } from '../../../tests/support/chat-content.ts';
import { chatLines } from '../../../tests/support/chat-lines.ts';
import type { ChatMessage } from '../bounds.ts';
import type { Model } from '../model/model.ts';
import { ModelTrouble } from '../model/model.ts';
import type { Prompt } from '../model/prompt.ts';
import { ChatClosed, emergencyWords, NoReply, reply } from './reply.ts';

const knowledge = seedKnowledge();
const user = (content: string): ChatMessage => ({ role: 'user', content });
const says =
  (words: string): Model =>
  () =>
    Promise.resolve({ words, calls: [] });
const ask = (
  question: string | ChatMessage[],
  model: Model | null = null,
  signal = new AbortController().signal,
) =>
  reply(typeof question === 'string' ? [user(question)] : question, {
    knowledge: () => Promise.resolve(knowledge),
    model: () => Promise.resolve(model),
    signal,
  });

const worst = chatLines('worst-answers.txt');
const injections = chatLines('injections.txt');

test('LLM-03 a hundred injections with a model that obeys them show no wrong price, no markup, no verdict', async () => {
  expect(injections).toHaveLength(100);
  const shown = await Promise.all(
    injections.map((injection, turn) => ask(injection, says(worst[turn % worst.length] ?? ''))),
  );
  for (const { message, routeToContact } of shown) {
    expect(routeToContact).toBe(true);
    expect(message).toMatch(/contact form/i);
    expect(worst).not.toContain(message);
    expect(message).not.toMatch(
      /<|!\[|https?:|evil|FREE100|sk-live|777|\$1\b|399|you have SIBO|system prompt/i,
    );
  }
});

test('LLM-03 each of the worst answers is thrown away, and the content answers in its place', async () => {
  for (const words of worst) {
    const { message, by, fault } = await ask('How much is the GI-MAP?', says(words));
    expect(by).toBe('content');
    expect(fault).toMatch(/price|markup|diagnosis|figure/);
    expect(message).toContain('GI-MAP is $477 in the store and $470 on the home page.');
    expect(message).toMatch(/contact form/i);
  }
});

test('LLM-06 no red flag reaches a model, and no model can talk it away', async () => {
  const model = vi.fn<Model>(says('That is nothing, have some tea.'));
  for (const line of emergencyLines('red-flags.txt')) {
    const { message, by, routeToContact } = await ask(
      [user('Hi'), { role: 'assistant', content: 'Hello!' }, user(line.split(' | ')[0] ?? '')],
      model,
    );
    expect({ by, routeToContact }).toEqual({ by: 'emergency', routeToContact: false });
    expect(message.endsWith(knowledge.assistant.emergency)).toBe(true);
    expect(message).not.toMatch(/contact form/i);
  }
  expect(model).not.toHaveBeenCalled();
});

test.each([
  ['I want to kill myself', 'crisis', 'english', /988/],
  ['my toddler drank bleach', 'poison', 'english', /1-800-222-1222/],
  ['my husband hits me', 'violence', 'english', /1-800-799-7233/],
  ['my ex hits our son', 'child', 'english', /1-800-422-4453/],
  ['mi hijo se tragó una pila', 'poison', 'spanish', /Llame ahora.*1-800-222-1222/s],
  ['me duele mucho el pecho', 'medical', 'spanish', /Llame al 911/],
] as const)(
  'ASK-04 LLM-06 %s: its own people first, 911 among them',
  async (question, kind, language, words) => {
    const { message, emergency } = await ask(question);
    expect(message).toMatch(words);
    expect(message).toContain('911');
    expect(emergency).toEqual({ kind, language });
  },
);

test('LLM-06 the emergency answer needs neither CMS nor model', async () => {
  const parts = {
    knowledge: () => Promise.reject(new Error('away')),
    model: () => Promise.reject(new Error('away')),
    signal: new AbortController().signal,
  };
  expect(await reply([user('I have chest pain')], parts)).toMatchObject({
    message: emergencyWords,
    by: 'emergency',
  });
  const emptied = {
    ...parts,
    knowledge: () =>
      Promise.resolve({ ...knowledge, assistant: { ...knowledge.assistant, emergency: ' ' } }),
  };
  expect((await reply([user('I have chest pain')], emptied)).message).toBe(emergencyWords);
});

test('CHAT a closed chat answers nothing but an emergency, and asks no model', async () => {
  const model = vi.fn<Model>(says('Yes.'));
  const closed = () =>
    Promise.resolve({ ...knowledge, assistant: { ...knowledge.assistant, isOn: false } });
  const parts = {
    knowledge: closed,
    model: () => Promise.resolve(model),
    signal: new AbortController().signal,
  };
  await expect(reply([user('How much is the GI-MAP?')], parts)).rejects.toThrow(ChatClosed);
  expect(await reply([user('I have chest pain')], parts)).toMatchObject({
    by: 'emergency',
    message: knowledge.assistant.emergency,
  });
  expect(model).not.toHaveBeenCalled();
});

/** The sentence of the practice's word of caution that is for this. */
const [ofTheBody = '', ofDespair = ''] = knowledge.assistant.caution.split(/(?<=\.) /);

test('LLM-06 the word of caution names whom this needs, and nobody else', async () => {
  const { message } = await ask('How much is the GI-MAP? I feel hopeless');
  expect(message).toMatch(new RegExp(`\n${ofDespair}$`));
  expect(message).not.toContain('911');
  const hurt = (await ask('My stomach hurts after milk. How much is the GI-MAP?')).message;
  expect(hurt).toMatch(new RegExp(`\n${ofTheBody}$`));
  expect(hurt).not.toContain('988');
  expect((await ask('me duele la panza, cuanto cuesta el gi-map')).message).toMatch(
    /Llame al 911|llame al 911/,
  );
  expect((await ask('Does the swab hurt him? How much is Child Gut?')).message).not.toMatch(
    /911|988/,
  );
});

test('LLM-06 below an answer about an illness stands a word of caution, whoever wrote the answer', async () => {
  const caution = ofTheBody;
  expect((await ask('Which test is for stomach aches of my son?')).message).toMatch(
    new RegExp(`\\n${caution}$`),
  );
  expect(
    (await ask('Which test is for stomach aches of my son?', says('Child Gut may fit.'))).message,
  ).toBe(`Child Gut may fit.\n${caution}`);
  expect((await ask('Which test is for my son?', says('Child Gut may fit.'))).message).toBe(
    'Child Gut may fit.',
  );
  expect(
    chatLines('questions.txt').filter((line) => mayBeUrgent(line.split(' => ')[0] ?? '')),
  ).toEqual([]);
});

test('LLM-06 a model that sees an emergency is heard, and what it writes beside it is not', async () => {
  expect(
    await ask('It went dark and then I lay there', says('EMERGENCY: take $1 pills')),
  ).toMatchObject({ by: 'emergency', message: knowledge.assistant.emergency });
});

test('CHAT a good answer of a model is shown as it is', async () => {
  const words = 'Adult Gut is $357, and its results take 28 days.';
  expect(await ask('Tell me about Adult Gut', says(words))).toMatchObject({
    message: words,
    by: 'model',
    routeToContact: false,
  });
  expect(await ask('Can I talk to somebody?', says('Of course, gladly.'))).toMatchObject({
    routeToContact: true,
    message: expect.stringMatching(/^Of course, gladly\.\n.*contact form/) as string,
  });
});

test('LLM-07 ASK-02 when the model fails the content answers, and hands over what it cannot answer', async () => {
  const failing: Model = () => Promise.reject(new ModelTrouble('status 500'));
  expect(await ask('How much is the GI-MAP?', failing)).toMatchObject({
    by: 'content',
    fault: 'trouble',
    message: expect.stringContaining('$477 in the store') as string,
  });
  expect(await ask('Do you sell bicycles?', failing)).toMatchObject({
    by: 'content',
    fault: 'trouble',
    routeToContact: true,
  });
});

test('LLM-04 nobody is answered who has gone away', async () => {
  const gone = new AbortController();
  const waiting: Model = (_prompt, signal) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new ModelTrouble('cancelled'))),
    );
  const answer = ask('How much is the GI-MAP?', waiting, gone.signal);
  setTimeout(() => gone.abort());
  await expect(answer).rejects.toThrow(NoReply);
});

async function promptFor(messages: ChatMessage[]): Promise<Prompt> {
  let seen: Prompt = [];
  await ask(messages, (prompt) => {
    seen = prompt;
    return Promise.resolve({ words: 'Thank you.', calls: [] });
  });
  return seen;
}

test('LLM-01 LLM-04 a model gets one set of rules and the last twelve messages, in bounded room', async () => {
  const long = Array.from({ length: 99 }, (_, turn): ChatMessage => ({
    role: turn % 2 ? 'assistant' : 'user',
    content: `turn ${turn} ${'word '.repeat(70)}`,
  }));
  const prompt = await promptFor(long);
  expect(prompt.map(({ role }) => role).filter((role) => role === 'system')).toHaveLength(1);
  expect(prompt[0]?.role).toBe('system');
  expect(prompt.length).toBeLessThanOrEqual(13);
  expect(prompt.at(-1)?.content).toContain('turn 98');
  expect(
    prompt.slice(1).reduce((sum, { content }) => sum + (content ?? '').length, 0),
  ).toBeLessThan(6_001);
});

test('LLM-04 letters of other scripts, which cost more, get less room', async () => {
  const weigh = (prompt: Prompt) =>
    prompt
      .slice(1)
      .reduce(
        (sum, { content }) =>
          sum +
          Array.from(content ?? '').reduce((part, letter) => part + (letter < '\u0080' ? 1 : 4), 0),
        0,
      );
  for (const letters of ['腸', '🌱', 'ñ', 'a']) {
    const prompt = await promptFor(
      Array.from({ length: 13 }, () => user(letters.repeat(3_000 / letters.length))),
    );
    expect(prompt.length).toBeGreaterThan(3);
    expect(weigh(prompt)).toBeLessThanOrEqual(6_000);
    expect(prompt.every(({ content }) => content?.isWellFormed())).toBe(true);
  }
});

test('LLM-05 who somebody is does not reach a model, in old messages neither', async () => {
  const prompt = await promptFor([
    user('I am at ann@example.com, 615-555-0142'),
    { role: 'assistant', content: 'Thank you, ann@example.com.' },
    user('Born March 3, 1985, 12 Oak Street. Which test for bloating?'),
  ]);
  expect(JSON.stringify(prompt)).not.toMatch(/ann@|555|1985|Oak/);
  expect(prompt.at(-1)?.content).toContain('Which test for bloating?');
});

test('CHAT the tone and the rules for handing over are told to a model as they stand in the CMS', async () => {
  const [rules] = await promptFor([user('Hello, which test?')]);
  expect(rules?.content).toContain(knowledge.assistant.tone);
  expect(rules?.content).toContain(`contact form. ${knowledge.assistant.rules}`);
});

test('LLM-03 the rules hold prices as they are now and nothing secret', async () => {
  const [rules] = await promptFor([user('How much is the GI-MAP?')]);
  expect(rules?.content).toContain('GI-MAP is $477 in the store and $470 on the home page.');
  expect(rules?.content).not.toMatch(/key|password|secret|777/i);
});

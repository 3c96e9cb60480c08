import { expect, test, vi } from 'vitest';
import { globals } from '../../../tests/support/seed-content.ts';
import { toAssistant } from '../../content/assistant.ts';
import type { ChatMessage } from '../bounds.ts';
import { bytesOf } from '../bounds.ts';
import { createChatSession, offersContact, trouble } from './chat-session.ts';
import type { Report } from './history.ts';
import { splitAtPaths } from './own-paths.ts';

const { words } = toAssistant(globals.assistant, globals.practice);
const greeting = { role: 'assistant' as const, content: words.greeting };
const json = (answer: unknown) => Promise.resolve(Response.json(answer));

const noon = Date.UTC(2026, 10, 22);
const day = 24 * 60 * 60 * 1_000;

function storageWith(stored: string | null, savedAt: number | null) {
  const kept = new Map(stored === null ? [] : [['kwc_chat_history', stored]]);
  if (savedAt !== null) kept.set('kwc_chat_saved_at', String(savedAt));
  return {
    kept,
    storage: storageWithAll(kept),
  };
}

const storageWithAll = (kept: Map<string, string>) => () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

function begin({
  stored = null,
  savedAt = null,
  ask = () => json({ success: true, message: 'Yes.' }),
}: {
  stored?: string | null;
  savedAt?: number | null;
  ask?: (messages: ChatMessage[]) => Promise<Response>;
} = {}) {
  const { kept, storage } = storageWith(stored, savedAt);
  const report = vi.fn<Report>();
  const later: { ms: number; work: () => void }[] = [];
  const asked = vi.fn<typeof ask>(ask);
  const session = createChatSession({
    words,
    storage,
    ask: asked,
    report,
    after: (ms, work) => void later.push({ ms, work }),
    now: () => noon,
  });
  const history = () => JSON.parse(kept.get('kwc_chat_history') ?? 'null') as ChatMessage[] | null;
  return { session, report, later, asked, history, kept };
}

test.each([
  [null],
  ['[]'],
  ['{}'],
  ['7'],
  ['not json'],
  ['[{"role":"system","content":"x"}]'],
  ['[null, 5]'],
])('CHAT-04 CHAT-06 a stored history of %s is the greeting alone', (stored) => {
  expect(begin({ stored }).session.state()).toEqual({
    messages: [greeting],
    isPending: false,
    pinned: null,
  });
});

test('CHAT-06 a history that cannot be read is reported once and nothing is thrown', () => {
  expect(begin({ stored: 'not json' }).report).toHaveBeenCalledOnce();
  expect(begin({ stored: '{}' }).report).toHaveBeenCalledOnce();
  expect(begin().report).not.toHaveBeenCalled();
});

test('CHAT-05 the history survives a reload', async () => {
  const { session, kept } = begin();
  await session.send('Hello?');
  const again = begin({ stored: kept.get('kwc_chat_history') ?? null });
  expect(again.session.state().messages).toEqual([
    greeting,
    { role: 'user', content: 'Hello?' },
    { role: 'assistant', content: 'Yes.' },
  ]);
});

test('CHAT-05 the last hundred messages and forty kilobytes are kept and sent', async () => {
  const stored = JSON.stringify(
    Array.from({ length: 150 }, (_, place) => ({
      role: place % 2 ? 'user' : 'assistant',
      content: `message ${place} ${'ö'.repeat(300)}`,
    })),
  );
  const { session, asked, history } = begin({ stored });
  await session.send('The newest');
  const sent = asked.mock.calls[0]?.[0] ?? [];
  expect(sent.at(-1)).toEqual({ role: 'user', content: 'The newest' });
  expect(sent.length).toBeLessThanOrEqual(100);
  expect(bytesOf(sent)).toBeLessThanOrEqual(40 * 1024);
  expect(bytesOf(history() ?? [])).toBeLessThanOrEqual(40 * 1024);
  const short = begin({ stored: JSON.stringify(Array.from({ length: 150 }, () => greeting)) });
  expect(short.session.state().messages).toHaveLength(100);
});

test('CHAT-05 a conversation is shown for thirty days after its last message, and one that is older is thrown away', async () => {
  const stored = JSON.stringify([greeting, { role: 'user', content: 'Hello?' }]);
  expect(begin({ stored, savedAt: noon - 30 * day }).session.state().messages).toHaveLength(2);
  const old = begin({ stored, savedAt: noon - 30 * day - 1 });
  expect(old.session.state().messages).toEqual([greeting]);
  expect(old.kept.size).toBe(0);
  await old.session.send('Anew');
  expect(old.kept.get('kwc_chat_saved_at')).toBe(String(noon));
});

test('CHAT what the practice says while its chat is closed is said in its own words, and anything else that fails in those of the spec', async () => {
  const failing = (message: string) =>
    begin({ ask: () => Promise.reject(new Error(message)) }).session;
  for (const [failure, said] of [
    [
      '422: {"success":false,"message":"Closed today. Use our contact form."}',
      'Closed today. Use our contact form.',
    ],
    ['422: {"success":false}', trouble],
    ['422: {broken}', trouble],
    ['422: <html>', trouble],
    ['503: {"success":false,"message":"x"}', trouble],
    ['429: {"success":false,"message":"x"}', trouble],
  ] as const) {
    const session = failing(failure);
    await session.send('one');
    expect(session.state()).toMatchObject({ isPending: false });
    expect(session.state().messages.at(-1)).toEqual({ role: 'assistant', content: said });
    expect(offersContact(session.state().messages)).toBe(true);
  }
});

test('CHAT-07 CHAT-10 the trimmed text goes out with the whole conversation before it', async () => {
  const { session, asked } = begin();
  await session.send('  How much? \n');
  expect(asked).toHaveBeenCalledWith([greeting, { role: 'user', content: 'How much?' }]);
});

test('CHAT-08 CHAT-09 nothing is sent when it is empty or while an answer is on its way, and both recover', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { session, asked } = begin({ ask: () => new Promise((resolve) => answers.push(resolve)) });
  await session.send(' \n ');
  expect(asked).not.toHaveBeenCalled();
  const first = session.send('one');
  expect(session.state().isPending).toBe(true);
  await session.send('two');
  expect(asked).toHaveBeenCalledOnce();
  answers[0]?.(Response.json({ success: true, message: 'Yes.' }));
  await first;
  expect(session.state().isPending).toBe(false);
});

test.each([
  [{ success: false, message: 'x' }],
  [{ success: 'true', message: 'x' }],
  [{ message: 'x' }],
  [{ success: true }],
  [{ success: true, message: 5 }],
  [null],
  ['text'],
])('CHAT-11 CHAT-12 %j is no answer: reported, nothing added, ready again', async (answer) => {
  const { session, report } = begin({ ask: () => json(answer) });
  await session.send('one');
  expect(session.state()).toEqual({
    messages: [greeting, { role: 'user', content: 'one' }],
    isPending: false,
    pinned: null,
    canRetry: true,
  });
  expect(report).toHaveBeenCalledOnce();
});

test('CHAT-13 a failure is said in the words of the spec, and the button stands below them', async () => {
  const { session } = begin({ ask: () => Promise.reject(new Error('503: away')) });
  await session.send('one');
  expect(session.state()).toMatchObject({ isPending: false });
  expect(session.state().messages.at(-1)).toEqual({ role: 'assistant', content: trouble });
  expect(offersContact(session.state().messages)).toBe(true);
});

test('LLM-07 an answer that never comes is a failure after twenty seconds', async () => {
  const { session, later } = begin({ ask: () => new Promise(() => {}) });
  const sending = session.send('one');
  expect(later.map(({ ms }) => ms)).toEqual([20_000]);
  later[0]?.work();
  await sending;
  expect(session.state().messages.at(-1)?.content).toBe(trouble);
});

test('CHAT-14 who is handed over is told of the button half a second later', async () => {
  const { session, later } = begin({
    ask: () => json({ success: true, message: 'A person knows.', routeToContact: true }),
  });
  await session.send('one');
  expect(session.state().messages.at(-1)?.content).toBe('A person knows.');
  expect(later.at(-1)?.ms).toBe(500);
  later.at(-1)?.work();
  expect(session.state().messages.at(-1)).toEqual({
    role: 'assistant',
    content: words.contactPrompt,
  });
});

test('CHAT-15 the button is for the last message, from the assistant, in any letters', () => {
  expect(offersContact([{ role: 'assistant', content: 'Use the CONTACT FORM.' }])).toBe(true);
  expect(offersContact([{ role: 'assistant', content: 'A GI-MAP costs $477.' }])).toBe(false);
  expect(offersContact([{ role: 'user', content: 'contact form' }])).toBe(false);
  expect(
    offersContact([
      { role: 'assistant', content: 'contact form' },
      { role: 'user', content: 'ok' },
    ]),
  ).toBe(false);
  expect(offersContact([])).toBe(false);
});

test('CHAT-17 a browser that keeps nothing has a chat all the same', async () => {
  const report = vi.fn<Report>();
  const blocked = () => {
    throw new Error('blocked');
  };
  const session = createChatSession({
    words,
    storage: blocked,
    ask: () => json({ success: true, message: 'Yes.' }),
    report,
    after: () => {},
  });
  await session.send('one');
  expect(session.state().messages).toHaveLength(3);
  expect(report).toHaveBeenCalled();
  session.clear();
  expect(session.state().messages).toEqual([greeting]);
});

test('CHAT a cleared chat is empty in the browser, and an answer that was on its way does not come back', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { session, kept } = begin({ ask: () => new Promise((resolve) => answers.push(resolve)) });
  const sending = session.send('one');
  session.clear();
  answers[0]?.(Response.json({ success: true, message: 'Late.' }));
  await sending;
  expect(session.state()).toEqual({
    messages: [greeting],
    isPending: false,
    pinned: null,
  });
  expect(kept.size).toBe(0);
});

test('LLM-02 only pages of this site become links', () => {
  expect(splitAtPaths('See /store#testing or (/faq).')).toEqual([
    { text: 'See ', path: null },
    { text: 'our test kits', path: '/store#testing' },
    { text: ' or (', path: null },
    { text: 'our questions and answers', path: '/faq' },
    { text: ').', path: null },
  ]);
  const shipping = { label: 'Shipping', href: '/shipping' };
  expect(splitAtPaths('/shipping', [shipping])).toEqual([{ text: 'Shipping', path: '/shipping' }]);
  for (const text of [
    'https://evil.example/store',
    '//evil.example',
    '/\\evil',
    '/admin',
    'javascript:/faq',
    '<a href=/faq>',
    '/faq/../admin',
    'x/faq',
  ])
    expect(splitAtPaths(text)).toEqual([{ text, path: null }]);
});

test('KIT-03 an answer leads to the page of a product, to the help in choosing and to the comparison', () => {
  expect(
    ['/store/gi-map', '/store/choose', '/store/compare', '/blog/yuka-app'].map(
      (path) => splitAtPaths(`Read more: ${path}`)[1],
    ),
  ).toEqual([
    { text: 'its page in the store', path: '/store/gi-map' },
    { text: 'Help me choose', path: '/store/choose' },
    { text: 'the comparison', path: '/store/compare' },
    { text: 'the article', path: '/blog/yuka-app' },
  ]);
  for (const other of ['/store/../admin', '//evil.test/x', '/admin/users', '/store/GI'])
    expect(splitAtPaths(`See ${other}`).every(({ path }) => path === null)).toBe(true);
});

test('ASK-04 whom to call stays above the talk, whatever is said after it and over a reload, until it is closed by hand', async () => {
  const answers = [
    Response.json(
      { success: true, message: 'Call Poison Control.' },
      { headers: { 'X-Emergency': 'poison spanish' } },
    ),
    Response.json({ success: true, message: 'GI-MAP is $477.' }),
  ];
  const { session, kept } = begin({ ask: () => Promise.resolve(answers.shift() as Response) });
  await session.send('se tragó una pila');
  await session.send('how much is the GI-MAP?');
  expect(session.state().pinned).toEqual({ kind: 'poison', language: 'spanish' });
  expect(kept.get('kwc_chat_emergency')).toBe('poison spanish');
  const again = createChatSession({
    words,
    storage: storageWithAll(kept),
    ask: () => json({}),
    report: vi.fn<Report>(),
    now: () => noon,
  });
  expect(again.state().pinned).toEqual({ kind: 'poison', language: 'spanish' });
  again.closePinned();
  expect(again.state().pinned).toBeNull();
  expect(kept.has('kwc_chat_emergency')).toBe(false);
});

test.each(['', 'poison', 'poison latin', 'constructor english', '<b> english'])(
  'ASK-04 what is no kind of emergency pins nothing: %s',
  async (header) => {
    const { session } = begin({
      ask: () =>
        Promise.resolve(
          Response.json({ success: true, message: 'Yes.' }, { headers: { 'X-Emergency': header } }),
        ),
    });
    await session.send('Hi');
    expect(session.state().pinned).toBeNull();
  },
);

/** An answer as it is written: each piece when the test says so. */
function written() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    write: (text: string) => controller?.enqueue(encoder.encode(text)),
    close: () => controller?.close(),
  };
}
const end = {
  success: true,
  message: 'GI-MAP is a stool test. It takes 14 days.',
  routeToContact: false,
  emergency: null,
  by: 'model',
  items: [],
  suggestions: ['How much is GI-MAP?'],
};

test('ASK-01 ASK-07 an answer stands there while it is written, in pieces cut anywhere, and at its end with what is below it', async () => {
  const answer = written();
  const { session } = begin({ ask: () => Promise.resolve(answer.response) });
  const sending = session.send('GI-MAP?');
  answer.write('data: {"words":"GI-MAP is a sto');
  answer.write('ol test."}\n\nda');
  await expect.poll(() => session.state().soFar).toBe('GI-MAP is a stool test.');
  expect(session.state().isPending).toBe(true);
  answer.write(`ta: {"words":" It takes 14 days."}\n\ndata: ${JSON.stringify({ end })}\n\n`);
  await sending;
  const { messages, isPending, soFar, beside } = session.state();
  expect({ last: messages.at(-1)?.content, isPending, soFar }).toEqual({
    last: end.message,
    isPending: false,
  });
  expect(beside).toEqual({ by: 'model', items: [], suggestions: end.suggestions });
  await session.send('Next');
  expect(session.state().beside).toBeUndefined();
});

test('ASK-07 CHAT-13 what breaks off is said in the words of the spec, and the same question can be sent again', async () => {
  const answer = written();
  const answers = [answer.response, Response.json({ success: true, message: 'Yes.' })];
  const { session, asked } = begin({ ask: () => Promise.resolve(answers.shift() as Response) });
  const sending = session.send('one');
  answer.write('data: {"words":"GI-MAP is"}\n\n');
  answer.close();
  await sending;
  expect(session.state()).toMatchObject({ isPending: false, canRetry: true });
  expect(session.state().messages.at(-1)?.content).toBe(trouble);
  await session.retry();
  expect(asked.mock.calls[1]?.[0]).toEqual([greeting, { role: 'user', content: 'one' }]);
  expect(session.state().messages.map(({ content }) => content)).toEqual([
    greeting.content,
    'one',
    'Yes.',
  ]);
  await session.retry();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('ASK-04 ASK-01 whom to call is kept in sight from an answer that was written along, too', async () => {
  const answer = written();
  const { session } = begin({ ask: () => Promise.resolve(answer.response) });
  const sending = session.send('one');
  answer.write(`data: ${JSON.stringify({ end: { ...end, emergency: 'poison english' } })}\n\n`);
  await sending;
  expect(session.state().pinned).toEqual({ kind: 'poison', language: 'english' });
});

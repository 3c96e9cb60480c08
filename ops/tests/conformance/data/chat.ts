import type { Line, Step } from '../line.ts';

const greeting =
  "Hi there, welcome to {practice name} where we value your health. We're here to help you take the first step toward optimizing your gut health so you can feel your best and thrive! How can I help?";

const box = 'chat > textbox Your message';
const send = 'chat > button Send';
const close = 'chat > close';
const toForm = 'chat > button Go to Contact Form';
const openChat = (path: string): Step[] => [
  { open: path },
  { click: 'chat button' },
  { focused: box },
];
/** The panel's code comes late: where time stands still it is given some. */
const openChatAtRest = (path: string): Step[] => [
  { open: path },
  { click: 'chat button' },
  { pass: 1_000 },
  { focused: box },
];
const say = (text: string): Step[] => [{ type: { at: box, text } }, { press: 'Enter' }];
const replies = (json: unknown): Step => ({ answer: { call: 'POST /api/chat', with: { json } } });
const routes = [
  '/',
  '/store',
  '/cart',
  '/checkout',
  '/recommendations',
  '/local-affiliates',
  '/about',
  '/testimonials',
  '/freebies',
  '/freebie-confirmation',
  '/blog',
  '/faq',
  '/privacy-policy',
  '/no/such/page',
] as const;
const talk = [
  { role: 'assistant', content: 'Hello.' },
  { role: 'user', content: 'A question from before.' },
  { role: 'assistant', content: 'An answer from before.' },
];
const talkOf = (count: number, letters: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, place) => ({
      role: place % 2 ? 'user' : 'assistant',
      content: `${place} ${'x'.repeat(letters)}`,
    })),
  );
const withHistory = (value: string): Line['given'] => ({
  local: { kwc_chat_history: value, kwc_chat_saved_at: '{now}' },
});

export const chat: Line[] = [
  ...routes.map((on): Line => ({
    id: 'CHAT-01',
    part: on,
    on,
    steps: [{ corner: { of: 'chat button', is: 'bottom right' } }, { round: 'chat button' }],
  })),
  {
    id: 'CHAT-01',
    steps: [
      { open: '/faq' },
      { click: 'chat button' },
      { size: { of: 'chat', is: [380, 600] } },
      { resize: [390, 700] },
      { fits: 'chat' },
      { resize: [360, 560] },
      { fits: 'chat' },
    ],
  },
  {
    id: 'CHAT-02',
    steps: [
      ...openChat('/faq'),
      { visible: 'chat > headings' },
      { visible: 'chat > text Here to help!' },
      { css: { of: 'chat > css [role=log]', is: { 'overflow-y': 'auto' } } },
      { attribute: { of: box, name: 'placeholder', is: 'Type your message...' } },
      { visible: send },
      { says: { at: 'chat', words: ["Powered by {practice name}'s AI assistant"] } },
    ],
  },
  {
    id: 'CHAT-03',
    steps: [
      ...openChat('/faq'),
      { click: close },
      { hidden: 'chat' },
      { click: 'chat button' },
      { visible: 'chat' },
      { clickOutside: true },
      { hidden: 'chat' },
      { click: 'chat button' },
      { visible: 'chat' },
      { press: 'Escape' },
      { hidden: 'chat' },
    ],
  },
  {
    id: 'CHAT-04',
    steps: [
      replies({ success: true, message: 'Yes.', routeToContact: false }),
      ...openChat('/faq'),
      { texts: { of: 'messages', are: [greeting] } },
      ...say('one'),
      { text: { at: 'last message', is: 'Yes.' } },
      {
        kept: {
          in: 'local',
          key: 'kwc_chat_history',
          is: [
            { role: 'assistant', content: greeting },
            { role: 'user', content: 'one' },
            { role: 'assistant', content: 'Yes.' },
          ],
        },
      },
    ],
  },
  {
    id: 'CHAT-05',
    given: withHistory(JSON.stringify(talk)),
    steps: [
      ...openChat('/faq'),
      {
        texts: {
          of: 'messages',
          are: ['Hello.', 'A question from before.', 'An answer from before.'],
        },
      },
      replies({ success: true, message: 'Yes.', routeToContact: false }),
      ...say('one'),
      { text: { at: 'last message', is: 'Yes.' } },
      {
        kept: {
          in: 'local',
          key: 'kwc_chat_history',
          is: [...talk, { role: 'user', content: 'one' }, { role: 'assistant', content: 'Yes.' }],
        },
      },
      { reload: true },
      { click: 'chat button' },
      {
        texts: {
          of: 'messages',
          are: ['Hello.', 'A question from before.', 'An answer from before.', 'one', 'Yes.'],
        },
      },
      { press: 'Escape' },
      { click: 'cart button' },
      { path: '/cart' },
      { click: 'chat button' },
      { count: { of: 'messages', is: 5 } },
    ],
  },
  {
    id: 'CHAT-05',
    part: 'last 100 messages',
    given: withHistory(talkOf(100, 1)),
    steps: [
      replies({ success: true, message: 'Yes.', routeToContact: false }),
      ...openChat('/faq'),
      ...say('one'),
      { text: { at: 'last message', is: 'Yes.' } },
      { count: { of: 'messages', is: 100 } },
      { keptCount: { key: 'kwc_chat_history', is: 100 } },
    ],
  },
  {
    id: 'CHAT-05',
    part: '40 kB',
    given: withHistory(talkOf(45, 1_000)),
    steps: [
      replies({ success: true, message: 'Yes.', routeToContact: false }),
      ...openChat('/faq'),
      ...say('one'),
      { text: { at: 'last message', is: 'Yes.' } },
      { keptSize: { key: 'kwc_chat_history', kB: 40 } },
    ],
  },
  ...[
    ['no JSON', '{not json', true],
    ['no list', '{"role":"user","content":"x"}', false],
    ['an empty list', '[]', false],
  ].map(([part, value, isLogged]): Line => ({
    id: 'CHAT-06',
    part: String(part),
    given: withHistory(String(value)),
    steps: [
      ...openChat('/faq'),
      { texts: { of: 'messages', are: [greeting] } },
      ...(isLogged ? [{ logged: '' }] : []),
      { nothingThrown: true },
    ],
  })),
  {
    id: 'CHAT-07',
    steps: [
      replies({ success: true, message: 'Yes.', routeToContact: false }),
      ...openChat('/faq'),
      { type: { at: box, text: '  one' } },
      { press: 'Shift+Enter' },
      { value: { of: box, is: '  one\n' } },
      { calls: [] },
      { press: 'Enter' },
      { text: { at: 'last message', is: 'Yes.' } },
      { texts: { of: 'messages', are: [greeting, 'one', 'Yes.'] } },
      { calls: ['POST /api/chat'] },
    ],
  },
  {
    id: 'CHAT-08',
    steps: [
      { hold: 'POST /api/chat' },
      ...openChat('/faq'),
      { disabled: send },
      { type: { at: box, text: '   ' } },
      { disabled: send },
      { press: 'Enter' },
      { calls: [] },
      { type: { at: box, text: 'one' } },
      { enabled: send },
      { click: send },
      { disabled: send },
      { calls: ['POST /api/chat'] },
    ],
  },
  {
    id: 'CHAT-09',
    steps: [
      { hold: 'POST /api/chat' },
      ...openChat('/faq'),
      ...say('one'),
      { disabled: box },
      { disabled: send },
      { visible: 'chat > spinner' },
      { release: true },
      { enabled: box },
      { answer: { call: 'POST /api/chat', with: { status: 500, text: 'boom' } } },
      ...say('two'),
      { enabled: box },
    ],
  },
  {
    id: 'CHAT-10',
    given: withHistory(JSON.stringify(talk)),
    steps: [
      replies({ success: true, message: 'Yes.', routeToContact: false }),
      ...openChat('/faq'),
      ...say('one'),
      { text: { at: 'last message', is: 'Yes.' } },
      {
        sent: {
          call: 'POST /api/chat',
          fields: { messages: [...talk, { role: 'user', content: 'one' }] },
        },
      },
      { sentWithCookies: 'POST /api/chat' },
    ],
  },
  {
    id: 'CHAT-11',
    steps: [
      ...openChat('/faq'),
      replies({ success: 'true', message: 'No.' }),
      ...say('one'),
      { enabled: box },
      { count: { of: 'messages', is: 2 } },
      replies({ success: true, message: 'Yes.' }),
      ...say('two'),
      { text: { at: 'last message', is: 'Yes.' } },
      { count: { of: 'messages', is: 4 } },
    ],
  },
  ...[
    { part: 'success false', json: { success: false, message: 'No.' } },
    { part: 'no message', json: { success: true } },
  ].map(({ part, json }): Line => ({
    id: 'CHAT-12',
    part,
    steps: [
      ...openChat('/faq'),
      replies(json),
      ...say('one'),
      { logged: '' },
      { enabled: box },
      { texts: { of: 'messages', are: [greeting, 'one'] } },
    ],
  })),
  ...[
    { part: 'no connection', with: 'cut' as const },
    { part: 'refused', with: { status: 500, text: 'boom' } },
  ].map((failure): Line => ({
    id: 'CHAT-13',
    part: failure.part,
    steps: [
      ...openChat('/faq'),
      { answer: { call: 'POST /api/chat', with: failure.with } },
      ...say('one'),
      {
        text: {
          at: 'last message',
          is: "I'm sorry, I'm having trouble connecting right now. Please try again or use our contact form.",
        },
      },
      { enabled: box },
      { visible: toForm },
    ],
  })),
  {
    id: 'CHAT-14',
    given: { isTimeStopped: true },
    steps: [
      ...openChatAtRest('/faq'),
      replies({ success: true, message: 'A person knows.', routeToContact: true }),
      ...say('one'),
      { text: { at: 'last message', is: 'A person knows.' } },
      {
        happens: {
          after: 500,
          was: { count: { of: 'messages', is: 3 } },
          step: {
            text: { at: 'last message', is: 'Click the button below to go to our contact form.' },
          },
        },
      },
      { count: { of: 'messages', is: 4 } },
    ],
  },
  {
    id: 'CHAT-15',
    steps: [
      ...openChat('/faq'),
      { count: { of: toForm, is: 0 } },
      replies({ success: true, message: 'See the CONTACT FORM.' }),
      ...say('one'),
      { text: { at: 'last message', is: 'See the CONTACT FORM.' } },
      { count: { of: toForm, is: 1 } },
      replies({ success: true, message: 'Something else.' }),
      ...say('two'),
      { text: { at: 'last message', is: 'Something else.' } },
      { count: { of: toForm, is: 0 } },
      replies({ success: false }),
      ...say('Where is the contact form?'),
      { enabled: box },
      { text: { at: 'last message', is: 'Where is the contact form?' } },
      { count: { of: toForm, is: 0 } },
    ],
  },
  ...['/store', '/'].map((path): Line => ({
    id: 'CHAT-16',
    part: `from ${path}`,
    given: { isTimeStopped: true },
    steps: [
      ...openChatAtRest(path),
      { answer: { call: 'POST /api/chat', with: 'cut' } },
      ...say('one'),
      { helper: 'remember the page' },
      { click: toForm },
      { helper: 'wait for the way there' },
      { path: '/' },
      { glides: { to: '#contact', after: 300, px: 100 } },
      { samePage: true },
    ],
  })),
  {
    id: 'CHAT-17',
    steps: [
      replies({ success: true, message: 'Yes.' }),
      ...openChat('/faq'),
      { blockStorage: true },
      ...say('one'),
      { text: { at: 'last message', is: 'Yes.' } },
      { logged: '' },
      ...say('two'),
      { count: { of: 'messages', is: 5 } },
      { nothingThrown: true },
    ],
  },
];

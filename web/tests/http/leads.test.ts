import { refuseFields } from 'common/contract/check';
import { wrongMessages } from 'common/contract/fixtures';
import { limits } from 'common/contract/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { freebies, globals } from '../support/seed-content.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

let cms: FixtureCms;
let web: WebProcess;

beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url, { ALLOW_STAND_INS: '1', LIMITS_FACTOR: '100' });
});
beforeEach(() => {
  cms.answers.clear();
  cms.calls.length = 0;
});
afterAll(async () => {
  await web.close();
  await cms.close();
});

const visitor = { firstName: 'Hannah', lastName: 'Whitfield', email: 'hannah@visitor.example' };
const message = {
  ...visitor,
  phone: '',
  concern: 'hormonal',
  interest: 'second-opinion',
  message: 'A canary in every meal',
};
const bodies = {
  '/api/contact': message,
  '/api/freebie-downloads': { ...visitor, freebieName: freebies[0]?.title },
  '/api/workshop-signup': visitor,
} as const;
const paths = Object.keys(bodies) as (keyof typeof bodies)[];

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(web.url + path, {
    method: 'POST',
    headers: { Origin: web.url, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return {
    status: response.status,
    answer: (await response.json()) as {
      success: boolean;
      message?: string;
      fieldErrors?: Record<string, string>;
      id?: string;
    },
  };
}

/** Sends a form as a browser without scripts does, and reads the page that it gets. */
async function send(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const response = await fetch(web.url + path, {
    method: 'POST',
    headers: { Origin: web.url, ...headers },
    body: new URLSearchParams(fields),
  });
  const html = await response.text();
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return { status: response.status, html, type: response.headers.get('Content-Type') };
}

/** The form of a page, whose controls are found by name. */
const control = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"[^>]*>(?:[^<]*</textarea>)?`).exec(
    html,
  )?.[0] ?? '';
const errorOf = (html: string, name: string) => {
  const id = /aria-describedby="([^"]+)"/.exec(control(html, name))?.[1];
  return id
    ? new RegExp(`<p id="${id}"[^>]*>([^<]*)</p>`).exec(html)?.[1]?.replaceAll('&#x27;', "'")
    : undefined;
};
const leadCalls = () => cms.calls.filter(({ path }) => path.startsWith('leads/'));

test.each(paths)(
  'API-01 CONT-06 FREE-06 WS-02 %s hands the form to the CMS with the shop’s key and says that it is stored',
  async (path) => {
    const { status, answer } = await post(path, {
      ...bodies[path],
      website: '',
      elapsedMs: 20_000,
    });
    expect({ status, answer }).toEqual({
      status: 200,
      answer: { success: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
    });
    expect(leadCalls()).toEqual([
      {
        method: 'POST',
        path: path.replace('/api/', 'leads/'),
        authorization: 'service-accounts API-Key key-of-the-tests',
        body: { ...bodies[path], website: '', elapsedMs: 20_000 },
      },
    ]);
  },
);

test('FREE-05 WS-01 CONT-04 CONT-05 what is wrong is said field by field, and nothing is stored', async () => {
  expect((await post('/api/freebie-downloads', { email: '' })).answer.fieldErrors).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    freebieName: 'Freebie name is required',
  });
  expect(await post('/api/workshop-signup', { ...visitor, email: 'hannah@' })).toMatchObject({
    status: 400,
    answer: { success: false, fieldErrors: { email: 'Please enter a valid email address' } },
  });
  expect(
    Object.keys(
      (await post('/api/contact', { ...message, concern: 'everything', interest: '' })).answer
        .fieldErrors ?? {},
    ),
  ).toEqual(['concern', 'interest']);
  expect(leadCalls()).toEqual([]);
});

test.each(wrongMessages)(
  'HOUSE-04 web says of %s %j what the page and cms say: %j, with scripts and without',
  async (field, value, words) => {
    expect(await post('/api/contact', { ...message, [field]: value })).toEqual({
      status: 400,
      answer: refuseFields({ [field]: words }),
    });
    const { status, html } = await send('/?index', { ...message, [field]: String(value) });
    expect([status, errorOf(html, field)]).toEqual([400, words]);
    expect(leadCalls()).toEqual([]);
  },
);

test.each([
  ['/', ['firstName', 'lastName', 'email', 'phone', 'message']],
  ['/freebies', ['firstName', 'lastName', 'email']],
] as const)('HOUSE-04 the inputs of %s take as many letters as the calls', async (path, names) => {
  const html = await (await fetch(web.url + path)).text();
  for (const name of names)
    expect(control(html, name)).toMatch(new RegExp(`maxLength="${limits[name]}"`, 'i'));
});

test.each(paths)('SEC-06 %s takes JSON from our own pages and nothing else', async (path) => {
  expect((await post(path, bodies[path], { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await post(path, bodies[path], { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await fetch(web.url + path)).status).toBe(405);
  expect(leadCalls()).toEqual([]);
});

test.each([
  ['/api/contact', 'Failed to send message. Please try again or email us directly.'],
  ['/api/freebie-downloads', 'Failed to submit. Please try again.'],
  ['/api/workshop-signup', 'Failed to sign up. Please try again or email us directly.'],
] as const)('CONT-09 FREE-10 WS-04 while the CMS is away %s says so', async (path, words) => {
  for (const answer of [
    'cut',
    { status: 503, document: { success: false, message: 'x' } },
    { status: 401, document: {} },
  ] as const) {
    cms.answers.set(path.replace('/api/', 'leads/'), answer);
    expect(await post(path, bodies[path])).toEqual({
      status: 503,
      answer: { success: false, message: words },
    });
  }
});

test('SEC-07 a refusal of the CMS that speaks to the visitor comes back in its words', async () => {
  cms.answers.set('leads/workshop-signup', {
    status: 429,
    document: { success: false, message: 'Please try again later.' },
  });
  expect(await post('/api/workshop-signup', visitor)).toEqual({
    status: 429,
    answer: { success: false, message: 'Please try again later.' },
  });
});

test('CONT-01 CONT-02 CONT-03 DISC-10 without scripts the first page has the whole form', async () => {
  const html = await (await fetch(web.url)).text();
  const form = /<form[^>]*action="\/\?index#contact-form"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? '';
  expect(form).toMatch(/<form[^>]*method="post"/);
  for (const name of ['firstName', 'lastName', 'email', 'concern', 'interest'])
    expect(control(form, name)).toContain('required');
  for (const name of ['phone', 'message']) expect(control(form, name)).not.toContain('required');
  const options = Array.from(form.matchAll(/<option value="([^"]*)"/g), ([, value]) => value);
  expect(options).toEqual([
    '',
    'digestive',
    'fatigue',
    'skin',
    'mood',
    'weight',
    'sensitivities',
    'hormonal',
    'other',
    '',
    'gi-map-only',
    'consultation-only',
    'complete-package',
    'family-program',
    'second-opinion',
    'general-questions',
  ]);
  expect(form).toContain(globals.home.contact.labels.button);
});

test('CONT-06 CONT-08 without scripts a message is sent by the page itself, which says thanks', async () => {
  const { status, html } = await send('/?index', { ...message, website: '' });
  expect(status).toBe(200);
  expect(leadCalls()[0]?.body).toEqual({ ...message, website: '' });
  expect(html).toContain(globals.home.contact.sent.title);
  expect(html).not.toContain('A canary');
  expect(control(html, 'message')).toBe('');
});

test('SEC-04 CONT-06 WS-02 without scripts a form passes by the public address of the shop, and not from another site', async () => {
  const own = { Origin: 'https://shop.example' };
  expect((await send('/?index', message, own)).status).toBe(200);
  expect((await send('/freebies', visitor, own)).status).toBe(200);
  expect(leadCalls()).toHaveLength(2);
  for (const path of ['/?index', '/freebies'])
    expect((await send(path, message, { Origin: 'https://evil.example' })).status).toBe(403);
  expect(leadCalls()).toHaveLength(2);
});

test('CONT-04 CONT-09 without scripts messages and everything typed stand in the answered page', async () => {
  const { status, html } = await send('/?index', { ...message, email: 'hannah@', interest: '' });
  expect(status).toBe(400);
  expect(control(html, 'firstName')).toContain('value="Hannah"');
  expect(control(html, 'message')).toContain('A canary in every meal');
  expect(html).toMatch(/<option value="hormonal" selected=""/);
  expect(control(html, 'email')).toContain('aria-invalid="true"');
  expect(errorOf(html, 'email')).toBe('Please enter a valid email address');
  expect(errorOf(html, 'interest')).toBe('Please choose what you are interested in');
  expect(errorOf(html, 'firstName')).toBeUndefined();
  expect(leadCalls()).toEqual([]);
});

test('CONT-09 WS-04 without scripts an outage is told on the page, with everything typed', async () => {
  cms.answers.set('leads/contact', 'cut');
  cms.answers.set('leads/workshop-signup', 'cut');
  const contact = await send('/?index', message);
  expect(contact.status).toBe(503);
  expect(contact.html).toContain('Failed to send message. Please try again or email us directly.');
  expect(control(contact.html, 'message')).toContain('A canary in every meal');
  const signup = await send('/freebies', visitor);
  expect([
    signup.status,
    signup.html.includes('Failed to sign up. Please try again or email us directly.'),
    control(signup.html, 'email').includes(visitor.email),
  ]).toEqual([503, true, true]);
});

test('WS-01 WS-03 without scripts the sign-up has its messages, and then All Set in its place', async () => {
  const wrong = await send('/freebies', { firstName: '', lastName: ' ', email: 'hannah' });
  expect([
    wrong.status,
    errorOf(wrong.html, 'firstName'),
    errorOf(wrong.html, 'lastName'),
    errorOf(wrong.html, 'email'),
  ]).toEqual([
    400,
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
  ]);
  const right = await send('/freebies', visitor);
  expect(right.status).toBe(200);
  expect(right.html).toContain(globals['freebies-page'].signedUp.title);
  expect(control(right.html, 'email')).toBe('');
});

test('PRV-08 a page that was answered to somebody is kept for nobody', async () => {
  const before = await (await fetch(web.url)).text();
  await send('/?index', { ...message, email: 'hannah@' });
  const after = await (await fetch(web.url)).text();
  expect(after).toBe(before);
  expect(after).not.toContain('A canary');
});

test('SEC-06 a form from another site, and what is no form at all, store nothing', async () => {
  expect((await send('/?index', message, { Origin: 'https://evil.example' })).status).toBe(403);
  const response = await fetch(`${web.url}/freebies`, {
    method: 'POST',
    headers: { Origin: web.url, 'Content-Type': 'application/json' },
    body: '{"firstName":',
  });
  expect(response.status).toBe(400);
  expect(leadCalls()).toEqual([]);
});

test('SEC-06 a form with what cannot be stored is refused at its field', async () => {
  const { status, html } = await send('/?index', { ...message, message: 'a\0b' });
  expect([status, control(html, 'message').includes('aria-invalid')]).toEqual([400, true]);
});

test('FREE-04 without scripts a guide is a plain link to its file', async () => {
  const html = await (await fetch(`${web.url}/freebies`)).text();
  for (const { slug } of freebies)
    expect(html).toMatch(new RegExp(`<a href="/freebies/${slug}\\.pdf"[^>]*download`));
});

test('SEC-08 each form has the field that only programs fill in, out of sight and of reach', async () => {
  for (const path of ['/', '/freebies']) {
    const html = await (await fetch(web.url + path)).text();
    expect(control(html, 'website')).toContain('tabindex="-1"');
    expect(html).toMatch(/<div aria-hidden="true"[^>]*><label>[^<]*<input[^>]*name="website"/);
  }
});

test('WS-03 looking at the link of a mail changes nothing, pressing it stops the reminders', async () => {
  const page = await fetch(`${web.url}/mail/good`);
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await page.text()).toMatch(
    /<meta name="robots" content="noindex"\/>.*<form method="post"/s,
  );
  expect(leadCalls()).toEqual([]);
  const pressed = await send('/mail/good', {});
  expect([pressed.status, pressed.html.includes('No more reminders')]).toEqual([200, true]);
  expect(leadCalls().map(({ body }) => body)).toEqual([{ token: 'good' }]);
});

test('WS-03 the button of a mail program works without an origin (RFC 8058); other writes do not', async () => {
  const oneClick = {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  };
  expect((await fetch(`${web.url}/mail/good`, oneClick)).status).toBe(200);
  expect((await fetch(`${web.url}/mail/bad`, oneClick)).status).toBe(404);
  expect((await fetch(`${web.url}/freebies`, oneClick)).status).toBe(403);
});

test('PRV-07 nothing that was typed and no token is logged', async () => {
  cms.answers.set('leads/contact', 'cut');
  await post('/api/contact', message);
  await send('/?index', { ...message, email: 'hannah@' });
  await send('/mail/token-canary', {});
  for (const word of ['Hannah', 'Whitfield', 'visitor.example', 'canary', 'hormonal'])
    expect(web.logged.join('\n')).not.toContain(word);
});

test('SEC-07 SEC-08 one address may send so many forms; without scripts a third of them', async () => {
  const strict = await startWeb(cms.url);
  try {
    const statuses = async (count: number, request: () => Promise<Response>) => {
      const answers = [];
      for (let place = 0; place < count; place += 1) answers.push((await request()).status);
      return answers.filter((status) => status !== 429).length;
    };
    const json = () =>
      fetch(`${strict.url}/api/workshop-signup`, {
        method: 'POST',
        headers: { Origin: strict.url, 'Content-Type': 'application/json' },
        body: '{}',
      });
    const plain = () =>
      fetch(`${strict.url}/freebies`, {
        method: 'POST',
        headers: { Origin: strict.url },
        body: new URLSearchParams(),
      });
    const [timed, untimed] = [await statuses(250, json), await statuses(90, plain)];
    expect([timed, untimed]).toEqual([240, 80]);
  } finally {
    await strict.close();
  }
});

import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Role } from '../../src/access/roles.ts';
import { resetPassword } from '../../src/accounts/first-account.ts';
import { newEnrolmentLink } from '../../src/accounts/second-factor/enrolment-link.ts';
import { codeOf, stepAt } from '../../src/accounts/second-factor/totp.ts';
import { useCms, type Caller } from '../support/cms.ts';

const cms = useCms({ env: { SECOND_FACTOR: 'on' } });
const origin = 'http://localhost:3001';
const json = { 'content-type': 'application/json', origin };
const password = 'blue kettle, north wind';
const next = 'seven lamps, slow river';

let address = 0;
const post = (path: string, body: unknown, as?: Caller) =>
  cms.request(path, {
    ...(as && { as }),
    method: 'POST',
    headers: { ...json, 'x-forwarded-for': `10.2.${(address += 1) >> 8}.${address & 255}` },
    body: JSON.stringify(body),
  });
const tokenOf = (link: string) => link.split('#')[1] ?? '';
const callerOf = (answer: Response): Caller => ({
  headers: {
    cookie: answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
    origin,
  },
});
const opens = async (as: Caller) => (await cms.request('orders', { as })).status === 200;
const sessionsOf = async (id: string) =>
  (
    await cms.payload.db.drizzle.execute(
      sql`select id from users_sessions where _parent_id = ${id}`,
    )
  ).rows.length;

async function account(role: Role = 'staff') {
  const username = `${role}-${randomUUID().slice(0, 8)}`;
  const { id } = await cms.payload.create({
    collection: 'users',
    data: { username, password, role },
  });
  return {
    id,
    username,
    link: async () => tokenOf(await newEnrolmentLink(cms.payload.db.drizzle, id)),
    signIn: (code?: string) => post('users/login', { username, password, ...(code && { code }) }),
  };
}

/** An account with a code app; `code` is the next one that counts. */
async function enrolled(role: Role = 'staff') {
  const made = await account(role);
  const link = await made.link();
  const begun = await (await post('users/factor/begin', { link, password })).json();
  const enrol = (step: number) =>
    post('users/factor/enrol', {
      link,
      password,
      sealed: begun.sealed,
      code: codeOf(begun.key, step),
    });
  let step = stepAt(Date.now()) - 1;
  let answer = await enrol(step);
  // A code of the step before is too old when the step ends meanwhile.
  if (answer.status === 400) answer = await enrol((step = stepAt(Date.now()) - 1));
  expect(answer.status).toBe(200);
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
  return {
    ...made,
    usedLink: link,
    key: begun.key as string,
    recoveryCodes,
    code: () => codeOf(begun.key, (step += 1)),
  };
}

test('SAFE-04 SEC-17 a password alone opens nothing on any path, and leaves no session', async () => {
  for (const who of [await account(), await enrolled()]) {
    const { id, username } = who;
    const tries = [
      await who.signIn(),
      await post('users/login', { username, password, code: '' }),
      await post('users/login', { username, password, code: null }),
      await post('users/login', { username, password, code: { equals: 1 } }),
      await post('users/login?code=1', { username, password }),
      await post('users/first-register', { username, password }),
      await post('users/reset-password', { username, password, token: 'x' }),
      await post('users/forgot-password', { username }),
      await post('users/unlock', { username, password }),
      await post('users/refresh-token', { username, password }),
      await post('users/new-password', { password: next }),
      await post('users/factor/begin', { link: 'x', password }),
      await post('graphql', { query: '{ Users { docs { id } } }' }),
    ];
    for (const answer of tries) {
      expect([answer.url, answer.status >= 400]).toEqual([answer.url, true]);
      expect(answer.headers.getSetCookie().filter((each) => each.includes('eyJ'))).toEqual([]);
    }
    expect(await sessionsOf(id)).toBe(0);
  }
});

test('SAFE-04 a session without a second factor is nobody, wherever it shows itself', async () => {
  const who = await enrolled('admin');
  const caller = callerOf(await who.signIn(who.code()));
  expect(await opens(caller)).toBe(true);
  await cms.payload.db.drizzle.execute(
    sql`update session_facts set has_factor = false where account_id = ${who.id}`,
  );
  expect(await opens(caller)).toBe(false);
  expect(await (await cms.request('users/me', { as: caller })).json()).toMatchObject({
    user: null,
  });
  expect((await post('users/refresh-token', {}, caller)).status).toBe(403);
  const { user } = await cms.payload.auth({ headers: new Headers(caller.headers) });
  expect(user).toBeNull();
});

test('SAFE-04 a code opens once, of two at once one; codes that are old, to come or of somebody else open nothing', async () => {
  const [who, other] = [await enrolled(), await enrolled()];
  const code = who.code();
  const both = await Promise.all([who.signIn(code), who.signIn(code)]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
  const now = stepAt(Date.now());
  for (const wrong of [
    code,
    codeOf(who.key, now - 3),
    codeOf(who.key, now + 3),
    other.code(),
    '000000000000',
    'not a code',
  ])
    expect([wrong, (await who.signIn(wrong)).status]).toEqual([wrong, 401]);
});

test('SAFE-04 a recovery code opens once, however it is typed, and of two at once one', async () => {
  const who = await enrolled();
  expect(new Set(who.recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = who.recoveryCodes;
  expect((await who.signIn(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await who.signIn(first)).status).toBe(401);
  const both = await Promise.all([who.signIn(second), who.signIn(second)]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
  const { rows } = await cms.payload.db.drizzle.execute(
    sql`select sealed_key || recovery_codes::text as text from account_factors where account_id = ${who.id}`,
  );
  for (const secret of [who.key, ...who.recoveryCodes])
    expect(String(rows[0]?.text)).not.toContain(secret);
});

test('SAFE-04 guessing codes ends after ten, and the owner goes on from a device that is known', async () => {
  const who = await enrolled();
  const device = callerOf(await who.signIn(who.code()));
  const guesses: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) guesses.push((await who.signIn('123456')).status);
  expect(guesses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
  expect(guesses.at(-1)).toBe(429);
  const owner = await post(
    'users/login',
    { username: who.username, password, code: who.recoveryCodes[3] },
    device,
  );
  expect(owner.status).toBe(200);
});

test('SAFE-04 only an unused link of this account enrols, with its password; sessions from before end', async () => {
  const [who, other] = [await enrolled(), await account()];
  const caller = callerOf(await who.signIn(who.code()));
  const used = who.usedLink;
  expect((await post('users/factor/begin', { link: used, password })).status).toBe(403);
  const link = await who.link();
  expect((await post('users/factor/begin', { link, password: next })).status).toBe(403);
  const { key, sealed } = await (await post('users/factor/begin', { link, password })).json();
  const code = codeOf(key, stepAt(Date.now()));
  const elsewhere = await other.link();
  for (const body of [
    { link, password, sealed, code: '000000' },
    { link, password, sealed: 'x', code },
    { link: elsewhere, password, sealed, code },
    { link: used, password, sealed, code },
    { link, password: next, sealed, code },
    { password, sealed, code },
    {},
  ])
    expect((await post('users/factor/enrol', body)).status).toBeGreaterThanOrEqual(400);
  expect(await opens(caller)).toBe(true);
  const both = await Promise.all(
    [1, 2].map(() => post('users/factor/enrol', { link, password, sealed, code })),
  );
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403]);
  expect(await opens(caller)).toBe(false);
  const late = await who.link();
  await cms.payload.db.drizzle.execute(
    sql`update factor_links set expires_at = now() - interval '1 second' where account_id = ${who.id}`,
  );
  expect((await post('users/factor/begin', { link: late, password })).status).toBe(403);
});

test('SAFE-04 the picture that a code app scans says what the key beside it says, and asks nobody', async () => {
  const who = await account();
  const { key, uri, picture } = await (
    await post('users/factor/begin', { link: await who.link(), password })
  ).json();
  expect(uri).toContain(`secret=${key}&`);
  expect(picture).not.toMatch(/href|script|url\(|http(?!:\/\/www\.w3\.org\/2000\/svg)/);
  const { data, info } = await sharp(Buffer.from(picture))
    .resize(400)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(uri);
});

test('SAFE-04 an administrator makes a link for a colleague with password and code; nobody else does', async () => {
  const [admin, staff] = [await enrolled('admin'), await enrolled()];
  const asAdmin = callerOf(await admin.signIn(admin.code()));
  const asStaff = callerOf(await staff.signIn(staff.code()));
  const ask = (as: Caller | undefined, proof: object) =>
    post('users/factor/link', { account: staff.id, ...proof }, as);
  expect((await ask(undefined, { presentPassword: password })).status).toBe(401);
  expect((await ask(asStaff, { presentPassword: password })).status).toBe(403);
  expect((await ask(asAdmin, { presentPassword: next })).status).toBe(400);
  expect((await ask(asAdmin, { presentPassword: password })).status).toBe(400);
  expect((await ask(asAdmin, { presentPassword: password, presentCode: '000000' })).status).toBe(
    400,
  );
  const answer = await ask(asAdmin, { presentPassword: password, presentCode: admin.code() });
  const { link } = (await answer.json()) as { link: string };
  expect(link).toContain('/admin/second-factor#');
  expect(await opens(asStaff)).toBe(true);
});

test('SAFE-03 SAFE-04 with a code app a new password needs a code besides the present one, and ends all other sessions', async () => {
  const who = await enrolled();
  const [here, elsewhere] = [
    callerOf(await who.signIn(who.recoveryCodes[0])),
    callerOf(await who.signIn(who.recoveryCodes[1])),
  ];
  const change = (proof: object) =>
    cms.request(`users/${who.id}`, {
      as: here,
      method: 'PATCH',
      headers: json,
      body: JSON.stringify({ password: next, presentPassword: password, ...proof }),
    });
  expect((await change({})).status).toBe(400);
  expect((await change({ presentCode: '000000' })).status).toBe(400);
  expect((await change({ presentCode: who.recoveryCodes[0] })).status).toBe(400);
  expect((await change({ presentCode: who.code() })).status).toBe(200);
  expect([await opens(here), await opens(elsewhere)]).toEqual([true, false]);
});

test('SAFE-03 a session that nobody uses ends after half an hour, and any after twelve hours', async () => {
  const who = await enrolled();
  const [idle, old, busy] = [
    callerOf(await who.signIn(who.recoveryCodes[0])),
    callerOf(await who.signIn(who.recoveryCodes[1])),
    callerOf(await who.signIn(who.recoveryCodes[2])),
  ];
  const sidOf = ({ headers }: Caller) =>
    (
      JSON.parse(Buffer.from(headers.cookie?.split('.')[1] ?? '', 'base64url').toString()) as {
        sid: string;
      }
    ).sid;
  const age = (caller: Caller, seen: string, created: string) =>
    cms.payload.db.drizzle.execute(sql`
      with seen as (update session_facts set seen_at = now() - ${seen}::interval where sid = ${sidOf(caller)})
      update users_sessions set created_at = now() - ${created}::interval where id = ${sidOf(caller)}`);
  await age(idle, '31 minutes', '31 minutes');
  await age(old, '0 minutes', '12 hours 1 minute');
  await age(busy, '29 minutes', '11 hours 59 minutes');
  expect([await opens(idle), await opens(old), await opens(busy)]).toEqual([false, false, true]);
  const { rows } = await cms.payload.db.drizzle.execute(
    sql`select now() - seen_at < interval '1 minute' as fresh from session_facts where sid = ${sidOf(busy)}`,
  );
  expect(rows[0]?.fresh).toBe(true);
  expect((await post('users/refresh-token', {}, old)).status).toBe(403);
});

test('SAFE-03 people see where they are signed in and end it there; never for somebody else', async () => {
  const [who, other] = [await enrolled(), await enrolled()];
  const signIn = (code: string | undefined, agent: string) =>
    cms.request('users/login', {
      method: 'POST',
      headers: {
        ...json,
        'user-agent': agent,
        'x-forwarded-for': `10.3.0.${(address += 1) % 250}`,
      },
      body: JSON.stringify({ username: who.username, password, code }),
    });
  const phone = callerOf(
    await signIn(who.recoveryCodes[0], 'Mozilla/5.0 (iPhone; CPU) Version/26 Safari/605'),
  );
  const desk = callerOf(
    await signIn(who.recoveryCodes[1], 'Mozilla/5.0 (Windows NT 10.0) Chrome/156 Safari/537'),
  );
  const stranger = callerOf(await other.signIn(other.code()));
  type Sessions = { sessions: { id: string; device: string; isThis: boolean }[] };
  const list = async (as: Caller) =>
    ((await (await cms.request('users/sessions', { as })).json()) as Sessions).sessions;
  expect((await list(desk)).map(({ device, isThis }) => [device, isThis])).toEqual([
    ['Chrome on Windows', true],
    ['Safari on iPhone', false],
  ]);
  const id = (await list(desk))[1]?.id;
  expect(await (await post('users/sessions/end', { id }, stranger)).json()).toEqual({ ended: 0 });
  expect(await opens(phone)).toBe(true);
  expect((await post('users/sessions/end', { id }, desk)).status).toBe(200);
  expect([await opens(phone), await opens(desk)]).toEqual([false, true]);
  expect((await post('users/sessions/end', {})).status).toBe(401);
  expect((await cms.request('users/sessions')).status).toBe(401);
});

test('SAFE-04 a lost phone: the command on the server forgets the code app, ends the sessions and gives a new link', async () => {
  const who = await enrolled('admin');
  const caller = callerOf(await who.signIn(who.code()));
  const granted = await resetPassword(cms.payload, who.username);
  expect(await opens(caller)).toBe(false);
  const login = (body: object) => post('users/login', { username: who.username, ...body });
  expect((await login({ password: granted.password })).status).toBe(403);
  expect((await login({ password: granted.password, code: who.recoveryCodes[5] })).status).toBe(
    403,
  );
  const link = tokenOf(granted.link ?? '');
  const begun = await post('users/factor/begin', { link, password: granted.password });
  const { key, sealed } = await begun.json();
  const step = stepAt(Date.now());
  const done = await post('users/factor/enrol', {
    link,
    password: granted.password,
    sealed,
    code: codeOf(key, step),
  });
  expect(done.status).toBe(200);
  const answer = await login({ password: granted.password, code: codeOf(key, step + 1) });
  expect(answer.status).toBe(200);
});

test('SAFE-03 SAFE-04 what a stolen thing opens', async () => {
  const who = await enrolled('admin');
  const signedIn = await who.signIn(who.recoveryCodes[0]);
  const caller = callerOf(signedIn);
  const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(caller.headers.cookie ?? '')?.[0] ?? '';
  const unenrolled = await account('admin');
  const left = callerOf(await who.signIn(who.recoveryCodes[1]));
  await post('users/logout', {}, left);
  const device = { headers: { cookie: caller.headers.cookie?.split('; ')[1] ?? '', origin } };
  const change = await cms.request(`users/${who.id}`, {
    as: caller,
    method: 'PATCH',
    headers: json,
    body: JSON.stringify({ password: next }),
  });
  const says = (isOpen: boolean) => (isOpen ? 'the office' : 'nothing');
  const foreign = { headers: { ...caller.headers, origin: 'https://evil.example' } };
  const code = who.code();
  await who.signIn(code);
  const table = {
    'cookie, from another site': says(await opens(foreign)),
    'cookie, after signing out': says(await opens(left)),
    'cookie, to set a new password': says(change.status === 200),
    'cookie, to enrol a code app': says(
      (await post('users/factor/link', { account: who.id }, caller)).status === 200,
    ),
    'cookie, while its owner is signed in': says(await opens(caller)),
    'token, in a header': says(await opens({ headers: { authorization: `JWT ${token}`, origin } })),
    'mark of a known device': says(await opens(device)),
    password: says((await who.signIn()).status === 200),
    'password and a replayed code': says((await who.signIn(code)).status === 200),
    'password of an account without a code app': says((await unenrolled.signIn()).status === 200),
    'password, to enrol a code app': says(
      (await post('users/factor/begin', { link: '', password })).status === 200,
    ),
    'link without the password': says(
      (await post('users/factor/begin', { link: await who.link(), password: next })).status === 200,
    ),
  };
  process.stdout.write(
    `What a stolen thing opens:\n${Object.entries(table)
      .map(([what, opened]) => `  ${what.padEnd(44)} ${opened}`)
      .join('\n')}\n`,
  );
  expect(Object.entries(table).filter(([, opened]) => opened !== 'nothing')).toEqual([
    // Until it is signed out, half an hour after its last use or twelve hours after it began. No script can read it.
    ['cookie, while its owner is signed in', 'the office'],
  ]);
});

test('SAFE-03 DESK-03 who exports, erases or sends more than $500 back types a code once in ten minutes; a session left open does not', async () => {
  const person = { email: 'nobody@visitor.example' };
  const someone = await enrolled('practitioner');
  const as = callerOf(await someone.signIn(someone.code()));
  const stale = () =>
    cms.payload.db.drizzle.execute(
      sql`update session_facts set proven_at = now() - interval '11 minutes' where account_id = ${someone.id}`,
    );
  const call = async (path: string, body: object) => {
    const response = await post(path, body, as);
    return { status: response.status, ...((await response.json()) as { needsCode?: boolean }) };
  };
  const refund = (amount: string, more: object = {}) =>
    call(`payments/orders/${randomUUID()}/refund`, {
      request: randomUUID(),
      amount,
      reason: 'x',
      ...more,
    });
  expect((await call('data-rights/export', person)).status).toBe(200);
  await stale();
  for (const asked of [
    call('data-rights/export', person),
    call('data-rights/erase', { ...person, name: person.email }),
    call('data-rights/export', { ...person, code: '000000' }),
    call('data-rights/export', { ...person, code: 'x'.repeat(40) }),
    refund('500.01'),
  ])
    expect(await asked).toMatchObject({ status: 403, needsCode: true });
  expect((await refund('500.00')).needsCode).toBeUndefined();
  expect((await call('data-rights/plan', person)).status).toBe(200);
  const code = someone.code();
  expect((await call('data-rights/export', { ...person, code })).status).toBe(200);
  expect((await call('data-rights/export', person)).status).toBe(200);
  expect((await refund('500.01')).needsCode).toBeUndefined();
  await stale();
  expect(await call('data-rights/export', { ...person, code })).toMatchObject({ status: 403 });
});

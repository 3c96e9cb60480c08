import { randomBytes } from 'node:crypto';
import { freePort } from 'common/free-port';
import { codeAt } from '../../world/code-app.ts';
import { startCopy } from '../../world/copies.ts';
import { grouped } from '../../world/figures.ts';
import { ownerOf, signInOwner, staffOf } from '../../world/staff.ts';
import { ask, type Answered } from '../ask.ts';
import type { Trial } from '../trial.ts';
import { waysInto, type Way } from '../ways-in.ts';
import type { World } from '../world.ts';

type Enrolled = {
  id: string;
  username: string;
  password: string;
  key: string;
  recoveryCodes: string[];
  /** The one-time link and the first code, with which the app was set up. */
  usedLink: string;
  usedCode: string;
};

/** What each stolen thing opens, by the ways that it opens: all of them, or none. */
type Table = { thing: string; opened: Way[]; expected: 'nothing' | 'the office' }[];

export const secondFactor: Trial = {
  id: 'SEC-17',
  title: 'What a stolen thing opens: cookies, tokens, passwords, codes, links',
  run: async (world) => {
    // Beside the stand-ins nobody is asked for a code; here everybody is.
    const port = await freePort();
    const adminUrl = `http://localhost:${port}`;
    const copy = await startCopy(world, {
      app: 'cms',
      name: 'cms-second-factor',
      port,
      more: { SECOND_FACTOR: 'on', CMS_PUBLIC_URL: adminUrl },
    });
    const strict = { ...world, cms: adminUrl, adminUrl };
    const office = staffOf(world, await signInOwner(world));
    const who = await enrol(strict, office);
    try {
      const { table, isCalibrated } = await tryEverything(strict, who);
      const guessing = await guess(strict, who);
      const wrong = table.filter(
        ({ opened, expected }) => opened.length > 0 !== (expected === 'the office'),
      );
      world.say('  What a stolen thing opens, by REST, server functions, refresh and pages:');
      for (const { thing, opened, expected } of table)
        world.say(
          `    ${thing.padEnd(52)} ${opened.length === 0 ? 'nothing' : opened.join(', ')}${opened.length > 0 === (expected === 'the office') ? '' : '  WRONG'}`,
        );
      return {
        kept: isCalibrated && wrong.length === 0 && guessing.right === 0 && guessing.ownerEnters,
        figure: `${table.length} stolen things by 4 ways, ${wrong.length} opened what they should not${isCalibrated ? '' : ' (a good session was NOT let in)'}; ${guessing.right} of ${grouped(guessing.tried)} guessed codes right, ${grouped(guessing.judged)} of them looked at and the others turned away; afterwards the owner enters at the first try on a known device: ${guessing.ownerEnters ? 'yes' : 'NO'}`,
      };
    } finally {
      await office.call('DELETE', `users/${who.id}`);
      await copy.stop();
    }
  },
};

/** An administrator with a code app, set up by a one-time link. */
async function enrol(strict: World, office: ReturnType<typeof staffOf>): Promise<Enrolled> {
  const nobody = staffOf(strict);
  const account = {
    username: `code-${randomBytes(4).toString('hex')}`,
    password: randomBytes(15).toString('base64url'),
  };
  const { doc } = await office.post<{ doc: { id: string } }>('users', {
    ...account,
    role: 'admin',
  });
  const { link } = await office.post<{ link: string }>('users/factor/link', {
    account: doc.id,
    presentPassword: ownerOf(strict.secrets).password,
  });
  const usedLink = link.split('#')[1] ?? '';
  const given = { link: usedLink, password: account.password };
  const begun = await nobody.post<{ key: string; sealed: string }>('users/factor/begin', given);
  const usedCode = codeAt(begun.key);
  const { recoveryCodes } = await nobody.post<{ recoveryCodes: string[] }>('users/factor/enrol', {
    ...given,
    sealed: begun.sealed,
    code: usedCode,
  });
  return { ...account, id: doc.id, key: begun.key, recoveryCodes, usedLink, usedCode };
}

let lastAddress = 0;

function signInWith(
  { cms, adminUrl }: World,
  body: Record<string, unknown>,
  device?: string,
): Promise<Answered> {
  return ask(`${cms}/cms-api/users/login`, {
    method: 'POST',
    headers: {
      origin: adminUrl,
      'content-type': 'application/json',
      'x-forwarded-for': `10.17.${(lastAddress += 1) >> 8}.${lastAddress & 255}`,
      ...(device ? { cookie: device } : {}),
    },
    body: JSON.stringify(body),
  });
}

/** The cookies of an answer: the session first, then the mark of the device. */
const cookiesOf = ({ headers }: Answered) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');

async function tryEverything(
  strict: World,
  who: Enrolled,
): Promise<{ table: Table; isCalibrated: boolean }> {
  const { username, password, key, recoveryCodes } = who;
  const opens = waysInto(strict);
  const origin = strict.adminUrl;
  const enter = async (code: string) => {
    const answer = await signInWith(strict, { username, password, code });
    if (answer.status !== 200) throw new Error(`A good code was answered ${answer.status}`);
    const [cookie = '', device = ''] = cookiesOf(answer);
    return { cookie, device };
  };
  const [open, left, idle, old] = [
    await enter(recoveryCodes[0] ?? ''),
    await enter(recoveryCodes[1] ?? ''),
    await enter(recoveryCodes[2] ?? ''),
    await enter(recoveryCodes[3] ?? ''),
  ];
  const token = open.cookie.split('=')[1] ?? '';
  const session = ({ cookie }: { cookie: string }) =>
    (
      JSON.parse(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
        sid: string;
      }
    ).sid;
  const isCalibrated = (await opens({ cookie: open.cookie, origin })).length === 4;
  await staffOf(strict, left.cookie).post('users/logout', {});
  await age(strict, session(idle), 'used');
  await age(strict, session(old), 'begun');

  const table: Table = [];
  const see = async (
    thing: string,
    headers: Record<string, string>,
    expected: 'nothing' | 'the office' = 'nothing',
  ) => void table.push({ thing, opened: await opens(headers), expected });
  // It lives until it is signed out, half an hour after its last use, or twelve hours after it began; no script can read it.
  await see(
    'cookie, in another browser while its owner is signed in',
    { cookie: open.cookie, origin, 'user-agent': 'Another/1.0', 'x-forwarded-for': '198.51.100.7' },
    'the office',
  );
  await see('cookie, from another site', { cookie: open.cookie, origin: 'https://evil.example' });
  await see('cookie, after signing out', { cookie: left.cookie, origin });
  await see('cookie, after half an hour without use', { cookie: idle.cookie, origin });
  await see('cookie, after twelve hours', { cookie: old.cookie, origin });
  await see('token, as Authorization: JWT', { authorization: `JWT ${token}`, origin });
  await see('token, as Authorization: Bearer', { authorization: `Bearer ${token}`, origin });
  await see('mark of a known device', { cookie: open.device, origin });
  await see('nothing at all', { origin });

  const replayed = codeAt(key, 1);
  await enter(replayed);
  const codes: Record<string, unknown> = {
    'password alone': undefined,
    'password and an empty code': '',
    'password and a list for a code': ['000000'],
    'password and a query for a code': { not_equals: '' },
    'password and a number for a code': 0,
    'password and true for a code': true,
    'password and a used recovery code': recoveryCodes[0],
    'password and the code that was just used': replayed,
    'password and the code it was set up with': who.usedCode,
    'password and a code of ten minutes ago': codeAt(key, -20),
    'password and a code of ten minutes from now': codeAt(key, 20),
  };
  for (const [thing, code] of Object.entries(codes)) {
    const answer = await signInWith(strict, {
      username,
      password,
      ...(code === undefined ? {} : { code }),
    });
    const [cookie = ''] = cookiesOf(answer);
    const opened = await opens({ cookie, origin });
    table.push({
      thing,
      opened: answer.status < 400 ? [...opened, 'sign-in'] : opened,
      expected: 'nothing',
    });
  }

  const nobody = staffOf(strict);
  const thief = staffOf(strict, open.cookie);
  const enrolling: Record<string, () => Promise<{ status: number }>> = {
    'password, to set up a code app without a link': () =>
      nobody.ask('POST', 'users/factor/begin', { link: '', password }),
    'password, with a link that was used': () =>
      nobody.ask('POST', 'users/factor/begin', { link: who.usedLink, password }),
    'password, with a link made up': () =>
      nobody.ask('POST', 'users/factor/begin', {
        link: randomBytes(32).toString('base64url'),
        password,
      }),
    'cookie, to make a link for a code app': () =>
      thief.ask('POST', 'users/factor/link', { account: who.id, presentPassword: 'guessed' }),
    'cookie, to set a new password': () =>
      thief.ask('PATCH', `users/${who.id}`, { password: 'seven lamps, slow river' }),
    'cookie, to become another role by a new account': () =>
      thief.ask('POST', 'users/first-register', { username: 'thief', password, role: 'admin' }),
  };
  for (const [thing, attempt] of Object.entries(enrolling)) {
    const { status } = await attempt();
    table.push({ thing, opened: status < 400 ? ['enrolment'] : [], expected: 'nothing' });
  }
  return { table, isCalibrated };
}

/** What the database knows of a session, made older; its token stays as it is. */
const ages = {
  used: "update session_facts set seen_at = seen_at - interval '31 minutes' where sid = $1 returning sid",
  begun:
    "update users_sessions set created_at = created_at - interval '12 hours 1 minute' where id = $1 returning id",
};

async function age({ query }: World, sid: string, what: keyof typeof ages): Promise<void> {
  if ((await query(ages[what], [sid])).length !== 1)
    throw new Error('The session is not in the database');
}

type Guessing = { tried: number; judged: number; right: number; ownerEnters: boolean };

/** Somebody with the password tries codes from everywhere; codes that happen to be right now are left out. */
async function guess(
  strict: World,
  { username, password, key, recoveryCodes }: Enrolled,
): Promise<Guessing> {
  const known = await signInWith(strict, { username, password, code: recoveryCodes[4] });
  const [, device = ''] = cookiesOf(known);
  const tried = strict.count(10_000, 100);
  const count = { judged: 0, right: 0 };
  for (let turn = 0; turn < tried; turn += 1) {
    const right = new Set([-1, 0, 1].map((later) => codeAt(key, later)));
    const code = String((turn * 7_919 + 13) % 1_000_000).padStart(6, '0');
    if (right.has(code)) continue;
    const { status } = await signInWith(strict, { username, password, code });
    if (status < 400 || status > 499) count.right += 1;
    if (status === 401) count.judged += 1;
  }
  const { status } = await signInWith(
    strict,
    { username, password, code: recoveryCodes[5] },
    device,
  );
  return { tried, ...count, ownerEnters: status === 200 };
}

import { randomBytes } from 'node:crypto';
import { codeAt } from '../../world/code-app.ts';
import { ownerOf, signInOwner, staffOf, trySignIn } from '../../world/staff.ts';
import { ask } from '../ask.ts';
import type { Trial } from '../trial.ts';

export const secondFactor: Trial = {
  id: 'SEC-17',
  title:
    'Without the second factor a password opens nothing; a code opens once; nobody enrols with a stolen password',
  run: async (world) => {
    const office = staffOf(world, await signInOwner(world));
    const nobody = staffOf(world);
    const account = {
      username: `code-${randomBytes(4).toString('hex')}`,
      password: randomBytes(15).toString('base64url'),
    };
    const { doc } = await office.post<{ doc: { id: string } }>('users', {
      ...account,
      role: 'staff',
    });
    const { link: address } = await office.post<{ link: string }>('users/factor/link', {
      account: doc.id,
      presentPassword: ownerOf(world.secrets).password,
    });
    const link = address.split('#')[1] ?? '';
    const { password } = account;
    const { key, sealed } = await nobody.post<{ key: string; sealed: string }>(
      'users/factor/begin',
      { link, password },
    );
    const { recoveryCodes } = await nobody.post<{ recoveryCodes: string[] }>('users/factor/enrol', {
      link,
      password,
      sealed,
      code: codeAt(key, -1),
    });

    let last = 0;
    const signIn = async (code?: unknown) => {
      const answer = await ask(`${world.cms}/cms-api/users/login`, {
        method: 'POST',
        headers: {
          origin: world.adminUrl,
          'content-type': 'application/json',
          'x-forwarded-for': `10.17.${(last += 1) >> 8}.${last & 255}`,
        },
        body: JSON.stringify({ ...account, ...(code === undefined ? {} : { code }) }),
      });
      return answer.status;
    };
    const used = recoveryCodes[0] ?? '';
    const first = await signIn(used);
    const opened: string[] = [];
    const attempt = async (what: string, work: Promise<number>) => {
      const status = await work;
      if (status < 400) opened.push(`${what} ${status}`);
      else if (status > 499) opened.push(`${what} failed with ${status}`);
    };
    for (const [what, code] of Object.entries({
      'no code': undefined,
      'an empty code': '',
      'a list': ['000000'],
      'a query': { not_equals: '' },
      'a number': 0,
      true: true,
      'a used recovery code': used,
      'the code it was enrolled with': codeAt(key, -1),
      'an old code': codeAt(key, -20),
      'a code to come': codeAt(key, 20),
    }))
      await attempt(what, signIn(code));
    const { status: withoutLink } = await nobody.ask('POST', 'users/factor/begin', {
      link: '',
      password,
    });
    if (withoutLink < 400) opened.push('enrolling without a link');
    const { status: usedLink } = await nobody.ask('POST', 'users/factor/begin', { link, password });
    if (usedLink < 400) opened.push('enrolling with a used link');
    const guesses = world.count(500, 100);
    const right = new Set([-1, 0, 1, 2, 3].map((later) => codeAt(key, later)));
    for (let turn = 0; turn < guesses; turn += 1) {
      const guess = String((turn * 7919) % 1_000_000).padStart(6, '0');
      if (!right.has(guess)) await attempt('a guess', signIn(guess));
    }
    const { status: alone } = await trySignIn(world, account, '203.0.113.77');
    if (alone < 400) opened.push('the password alone');
    await office.call('DELETE', `users/${doc.id}`);
    for (const each of opened) world.say(`  opened: ${each}`);
    return {
      kept: first === 200 && opened.length === 0,
      figure: `right code ${first}; ${opened.length} of ${guesses + 13} wrong ways opened something`,
    };
  },
};

import type { Answer } from '../../world/calls.ts';
import { ownerOf, signIn, trySignIn } from '../../world/staff.ts';
import { ask } from '../ask.ts';
import type { Trial } from '../trial.ts';

const wrongPasswordsOfOneName = 8;
const wrongPasswordsOfOneAddress = 40;

export const signIns: Trial = {
  id: 'SEC-16',
  title:
    'Guessing passwords ends where it begins, nobody is locked out, nothing tells which names exist',
  run: async (world) => {
    const faults: string[] = [];
    const expectTrue = (what: string, isTrue: boolean) => {
      if (!isTrue) faults.push(what);
    };
    const owner = ownerOf(world.secrets);
    const wrong = (username: string, address: string) =>
      trySignIn(world, { username, password: 'not the password' }, address);

    // A device that the owner has used before.
    await signIn(world, owner, '203.0.113.19');
    const [attributes = '', mark = ''] = (
      await trySignIn(world, owner, '203.0.113.18')
    ).headers.getSetCookie();
    const known: Answer[] = [];
    const unknown: Answer[] = [];
    for (let turn = 0; turn < wrongPasswordsOfOneName + 2; turn += 1) {
      known.push(await wrong(owner.username, '198.51.100.10'));
      unknown.push(await wrong('no-such-name', '198.51.100.11'));
    }
    expectTrue(
      'a known and an unknown name answer alike',
      known.every(
        ({ status, text }, turn) =>
          status === unknown[turn]?.status && text === unknown[turn]?.text,
      ),
    );
    expectTrue(
      'eight wrong passwords for one name, then no more',
      known.filter(({ status }) => status === 401).length === wrongPasswordsOfOneName,
    );

    const attackers = world.count(200, 20);
    for (let attacker = 0; attacker < attackers; attacker += 1)
      await Promise.all(
        Array.from({ length: 4 }, () => wrong(owner.username, `192.0.2.${attacker + 1}`)),
      );
    const { cookie } = await trySignIn(world, owner, '203.0.113.20', mark.split(';')[0]);
    const stranger = await trySignIn(world, owner, '203.0.113.21');
    expectTrue('strangers together are slowed down at the account', stranger.status === 429);
    expectTrue(
      `the owner signs in at the first try on a known device after ${attackers} strangers have failed`,
      cookie !== '',
    );

    let sprayed = 0;
    for (let turn = 0; turn < wrongPasswordsOfOneAddress + 20; turn += 1) {
      if ((await wrong(`name-${turn}`, `2001:db8:7::${turn.toString(16)}`)).status === 401)
        sprayed += 1;
    }
    expectTrue('a spray of names from one network ends', sprayed === wrongPasswordsOfOneAddress);

    for (const attribute of [/HttpOnly/i, /SameSite=Strict/i, /Path=\//i])
      expectTrue(`the cookie has ${attribute.source}`, attribute.test(attributes));

    const origin = world.adminUrl;
    const me = async (headers: Record<string, string>) =>
      (await ask(`${world.cms}/cms-api/users/me`, { headers })).text.includes(owner.username);
    expectTrue('a cookie of our own origin signs in', await me({ cookie, origin }));
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      {},
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      expectTrue(
        `a cookie with ${JSON.stringify(headers)} is nobody`,
        !(await me({ cookie, ...headers })),
      );
    }
    await ask(`${world.cms}/cms-api/users/logout`, { method: 'POST', headers: { cookie, origin } });
    expectTrue('a cookie is worth nothing after signing out', !(await me({ cookie, origin })));
    for (const fault of faults) world.say(`  not so: ${fault}`);
    return {
      kept: faults.length === 0,
      figure: `${attackers} attackers on one name, owner signs in ${cookie ? 'yes' : 'NO'}; ${sprayed} of ${wrongPasswordsOfOneAddress + 20} names tried; ${faults.length} expectations missed`,
    };
  },
};

import { setTimeout as pause } from 'node:timers/promises';
import { crowd } from '../../world/crowd.ts';
import { grouped } from '../../world/figures.ts';
import { ask, type Answered } from '../ask.ts';
import { forms, shopCalls } from '../calls.ts';
import { startReplica, type Replica } from '../replica.ts';
import type { Trial } from '../trial.ts';
import { formPaths, keyOf, newAddress, post } from '../visits.ts';
import type { World } from '../world.ts';

/** As in web/app/server/limits/rate-limit-table.ts and cms/src/leads/limits.ts; a promise is written down twice on purpose. */
const promised = {
  formsOfOneAddress: 240,
  plainFormsOfOneAddress: 80,
  chatsOfOneAddress: 600,
  formsOfOneMailbox: 30,
  untimedFormsOfOneMailbox: 10,
};
const lanes = 16;
/** What all visitors together may do counts anew after this. */
const windowMs = 10_000;

export const formLimits: Trial = {
  id: 'SEC-07',
  title:
    'Limits of forms and chat by address, network and mailbox; forty visitors behind one address notice nothing',
  run: async (world) => {
    const [web, cms] = [
      await startReplica(world, 'forms'),
      await startReplica(world, '1', {}, 'cms'),
    ];
    try {
      const blocked = await fortyVisitors(world, web, '203.0.113.80');
      const many = world.count(5_000, 700);
      const spelling = (turn: number) =>
        ['/api/contact', '/API/Contact/', '/api/workshop-signup?x=1', '/api/freebie-downloads'][
          turn % 4
        ] ?? '';
      const from = (path: string, address: string, body: object = {}) =>
        post(world, path, body, { at: web.url, address });
      await pause(windowMs);
      const forged = await passedOf(many, (turn) =>
        from(spelling(turn), `10.8.${turn >> 8}.${turn & 255}, 198.51.100.81`),
      );
      await pause(windowMs);
      const network = await passedOf(many, (turn) =>
        from('/api/contact', `2001:db8:8:1::${turn.toString(16)}`),
      );
      const plain = await passedOf(many, (turn) =>
        from(turn % 2 ? '/?index' : '/freebies', '198.51.100.82', fields({ email: 'x' })),
      );
      const chats = await passedOf(many, () => from('/api/chat', '198.51.100.83'));
      const mailbox = await ofOneMailbox(world, cms, world.count(300, 60), { elapsedMs: 20_000 });
      const untimed = await ofOneMailbox(world, cms, world.count(300, 60), {
        elapsedMs: undefined,
      });
      const tooMany = (got: number, most: number) => Math.max(0, got - most);
      const bypasses =
        tooMany(forged, promised.formsOfOneAddress) +
        tooMany(network, promised.formsOfOneAddress) +
        tooMany(plain, promised.plainFormsOfOneAddress) +
        tooMany(chats, promised.chatsOfOneAddress) +
        tooMany(mailbox, promised.formsOfOneMailbox) +
        tooMany(untimed, promised.untimedFormsOfOneMailbox);
      const isOpen = Math.min(forged, network, plain, chats, mailbox, untimed) > 0;
      return {
        kept: bypasses === 0 && blocked === 0 && isOpen,
        figure: `forms and chat: false blocks ${blocked} / 40 visitors; of ${grouped(many)} each, one address with made-up ones got ${forged}, one IPv6 network ${network}, without scripts ${plain}, chats ${chats}; one mailbox in many spellings ${mailbox}, without a time ${untimed}; ${bypasses} too many`,
      };
    } finally {
      await Promise.all([web.stop(), cms.stop()]);
    }
  },
};

async function passedOf(count: number, one: (turn: number) => Promise<Answered>): Promise<number> {
  const answers = await crowd(count, lanes, one);
  return answers.filter(({ status }) => status !== 429).length;
}

/** All at the same time, as after a talk in a church: pages, a few questions to the assistant, every form, one in four without scripts. */
async function fortyVisitors(world: World, web: Replica, address: string): Promise<number> {
  const blocked = await Promise.all(
    Array.from({ length: 40 }, async (_, turn) => {
      const email = newAddress('church');
      const answers: Answered[] = [];
      for (const path of ['/', '/freebies'])
        answers.push(await ask(web.url + path, { headers: { 'x-forwarded-for': address } }));
      const from = (path: string, body: object) =>
        post(world, path, body, { at: web.url, address });
      for (let question = 0; question < 5; question += 1)
        answers.push(await from('/api/chat', shopCalls['/api/chat'] ?? {}));
      for (const path of formPaths) answers.push(await from(path, { ...forms[path], email }));
      if (turn % 4 === 0) {
        const visitor = { firstName: 'Ann', lastName: 'Miller', email: newAddress('church') };
        answers.push(await from('/freebies', fields(visitor)));
      }
      return answers.some(({ status }) => status !== 200);
    }),
  );
  return blocked.filter(Boolean).length;
}

/** Different messages for one mailbox, whose spelling changes, from as many addresses as there are messages. */
async function ofOneMailbox(
  world: World,
  cms: Replica,
  count: number,
  traces: object,
): Promise<number> {
  const [name = '', domain = ''] = newAddress().split('@');
  return await passedOf(count, async (turn) => {
    const email = `${turn % 2 ? name : name.toUpperCase()}+${turn}@${turn % 3 ? domain : domain.toUpperCase()}`;
    const body = { ...forms['/api/contact'], email, message: `Message ${turn}`, ...traces };
    return await post(world, '/cms-api/leads/contact', body, {
      at: cms.url,
      headers: keyOf(world),
    });
  });
}

const fields = (of: Record<string, string>) => new URLSearchParams(of);

import { setTimeout as pause } from 'node:timers/promises';
import { grouped } from '../../trials/figures.ts';
import { ask, inLanes, type Answered } from '../ask.ts';
import { forms, shopCalls } from '../calls.ts';
import { startCmsReplica, startReplica, type Replica } from '../replica.ts';
import type { Trial } from '../trial.ts';
import { formPaths, newAddress } from '../visits.ts';
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
    const [web, cms] = [await startReplica(world, 'forms'), await startCmsReplica(world)];
    try {
      const blocked = await fortyVisitors(world, web, '203.0.113.80');
      const many = world.count(5_000, 700);
      const spelling = (turn: number) =>
        ['/api/contact', '/API/Contact/', '/api/workshop-signup?x=1', '/api/freebie-downloads'][
          turn % 4
        ] ?? '';
      await pause(windowMs);
      const forged = await passedOf(many, (turn) =>
        send(world, web, spelling(turn), '{}', `10.8.${turn >> 8}.${turn & 255}, 198.51.100.81`),
      );
      await pause(windowMs);
      const network = await passedOf(many, (turn) =>
        send(world, web, '/api/contact', '{}', `2001:db8:8:1::${turn.toString(16)}`),
      );
      const plain = await passedOf(many, (turn) =>
        send(
          world,
          web,
          turn % 2 ? '/?index' : '/freebies',
          'email=x',
          '198.51.100.82',
          'application/x-www-form-urlencoded',
        ),
      );
      const chats = await passedOf(many, () =>
        send(world, web, '/api/chat', '{}', '198.51.100.83'),
      );
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

function send(
  world: World,
  { url }: Replica,
  path: string,
  body: string,
  address: string,
  type = 'application/json',
): Promise<Answered> {
  return ask(url + path, {
    method: 'POST',
    headers: { origin: world.siteUrl, 'content-type': type, 'x-forwarded-for': address },
    body,
  });
}

async function passedOf(count: number, one: (turn: number) => Promise<Answered>): Promise<number> {
  let passed = 0;
  await inLanes(
    Array.from({ length: count }, (_, turn) => turn),
    lanes,
    async (turn) => {
      if ((await one(turn)).status !== 429) passed += 1;
    },
  );
  return passed;
}

/** All at the same time, as after a talk in a church: pages, a few questions to the assistant, every form, one in four without scripts. */
async function fortyVisitors(world: World, web: Replica, address: string): Promise<number> {
  const blocked = await Promise.all(
    Array.from({ length: 40 }, async (_, turn) => {
      const email = newAddress('church');
      const answers: Answered[] = [];
      for (const path of ['/', '/freebies'])
        answers.push(await ask(web.url + path, { headers: { 'x-forwarded-for': address } }));
      for (let question = 0; question < 5; question += 1)
        answers.push(
          await send(world, web, '/api/chat', JSON.stringify(shopCalls['/api/chat']), address),
        );
      for (const path of formPaths)
        answers.push(
          await send(world, web, path, JSON.stringify({ ...forms[path], email }), address),
        );
      if (turn % 4 === 0)
        answers.push(
          await send(
            world,
            web,
            '/freebies',
            new URLSearchParams({
              firstName: 'Ann',
              lastName: 'Miller',
              email: newAddress('church'),
            }).toString(),
            address,
            'application/x-www-form-urlencoded',
          ),
        );
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
  const headers = {
    authorization: `service-accounts API-Key ${world.key}`,
    'content-type': 'application/json',
  };
  return await passedOf(count, async (turn) => {
    const email = `${turn % 2 ? name : name.toUpperCase()}+${turn}@${turn % 3 ? domain : domain.toUpperCase()}`;
    const body = JSON.stringify({
      ...forms['/api/contact'],
      email,
      message: `Message ${turn}`,
      ...traces,
    });
    return await ask(`${cms.url}/cms-api/leads/contact`, { method: 'POST', headers, body });
  });
}

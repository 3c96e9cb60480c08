import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '../../world/figures.ts';
import { until } from '../../world/until.ts';
import { docker, ran } from '../command-line.ts';
import { failed, pagesOf, tallyOf, whileShopping } from '../shopping.ts';
import { carryImages, createStack, imagesOf, type Stack, type Task } from '../swarm/stack.ts';
import type { Trial } from '../trial.ts';
import { timed, type World } from '../world.ts';

/** As stack.yml has them by itself; on one machine stand two of shop and CMS at the most, and one worker. */
const copies = { web: 3, cms: 3, worker: 2 };
const all = Object.values(copies).reduce((sum, count) => sum + count, 0);
const onOneMachine = 5;
const patienceMs = 300_000;
const beforeAndAfterMs = 8_000;
const secret = /SECRET|PASSWORD|KEYS|API_KEY|_URL/;
/** Addresses that no secret is part of. */
const plain =
  /^(SECRETS_DIR|SITE_URL|CMS_URL|CMS_PUBLIC_URL|STRIPE_API_BASE|STRIPE_JS_URL|STRIPE_PUBLISHABLE_KEY)$/;

export const swarm: Trial = {
  id: 'SWARM',
  title:
    'two machines with everything kept outside: a new version comes, then one of them loses its power',
  async run(world) {
    // The engine of this machine has enough to do with one shop. The payment stand-in goes on: it has in mind what it is asked.
    const containers = await world.compose.containers();
    const stripe = containers.find(({ service }) => service === 'stripe')?.id ?? '';
    const networks = await networksOf(stripe);
    await world.compose.run(
      'stop',
      ...new Set(
        containers.map(({ service }) => service).filter((service) => service !== 'stripe'),
      ),
    );
    try {
      return await inSwarm(world);
    } finally {
      // Who leaves a swarm takes running containers out of their networks, and their published ports with them.
      for (const network of networks) {
        await ran(['docker', 'network', 'disconnect', network, stripe]);
        await docker('network', 'connect', '--alias', 'stripe', network, stripe);
      }
      await world.compose.run('start');
    }
  },
};

async function networksOf(container: string): Promise<string[]> {
  const format = '{{range $name, $network := .NetworkSettings.Networks}}{{$name}} {{end}}';
  return (await docker('inspect', '--format', format, container)).trim().split(/\s+/);
}

async function inSwarm(world: World) {
  const next = `${world.version}-next`;
  const stack = await createStack(world);
  const { second, refusal } = stack;
  try {
    for (const [index, image] of imagesOf(world.version).entries())
      await docker('tag', image, imagesOf(next)[index] ?? '');
    const carrying = await timed(async () => {
      if (second)
        await carryImages(second, world.dataDir, [
          ...imagesOf(world.version),
          ...imagesOf(next),
          'caddy:2',
        ]);
    });
    world.say(
      second
        ? `  Two engines; images carried over in ${seconds(carrying)}`
        : `  One engine: ${refusal}`,
    );
    const starting = await timed(() => stack.deploy(world.version));
    world.say(`  Every copy is well after ${seconds(starting)}`);
    const start = await startOf(stack);
    const update = await updateOf(stack, next);
    world.say(`  ${update.figure}`);
    const fall = await fallOf(stack);
    const figures = [
      second
        ? 'two engines, joined by a cable'
        : `one engine, because the kernel refused another: ${refusal}`,
      `every copy well after ${seconds(starting)}`,
      start.figure,
      update.figure,
      fall.figure,
    ];
    return {
      kept: start.isWhole && update.isWhole && fall.isWhole,
      figure: figures.join('\n        '),
    };
  } finally {
    await stack.stop();
    for (const image of imagesOf(next)) await ran(['docker', 'rmi', image]);
  }
}

/** What stands where, who was told which secret how, and how often the database was prepared. */
async function startOf({ shop, tasks, second }: Stack) {
  const running = await tasks();
  const there = await tasks('second');
  const told: string[] = [];
  for (const { id, docker: at } of running)
    for (const line of JSON.parse(
      await at('inspect', '--format', '{{json .Config.Env}}', id),
    ) as string[]) {
      const [name = '', value = ''] = line.split(/=(.*)/s);
      if (secret.test(name) && !plain.test(name) && value !== '') told.push(name);
    }
  const files = await Promise.all(
    running.map(
      async ({ id, docker: at }) =>
        (await at('exec', id, 'ls', '/run/secrets')).split('\n').filter(Boolean).length,
    ),
  );
  const [applied] = await shop.query<{ all: string; repeated: string }>(
    'select count(*) as all, count(*) - count(distinct name) as repeated from payload_migrations',
  );
  const leaders = await leadersOf(running);
  return {
    isWhole:
      running.length === all &&
      running.every(({ isWell }) => isWell) &&
      (second === null || there.length >= 2) &&
      told.length === 0 &&
      files.every((count) => count > 0) &&
      Number(applied?.all) > 0 &&
      Number(applied?.repeated) === 0 &&
      leaders.length === 1,
    figure: `${running.length} copies, ${there.length} of them on the second machine; ${files.reduce((sum, count) => sum + count, 0)} secrets as files and ${told.length} as variables; ${applied?.all} migrations, each once; ${leaders.length} of ${copies.worker} workers leads`,
  };
}

async function updateOf({ shop, tasks, deploy }: Stack, version: string) {
  const before = (await tasks()).map(({ id }) => id);
  const {
    result: took,
    bought,
    visits,
  } = await whileShopping(shop, 5, () => timed(() => deploy(version)));
  const left = (await tasks()).filter(({ id }) => before.includes(id)).length;
  const tally = await tallyOf(shop, bought);
  const broken = failed(visits).length;
  return {
    isWhole: tally.isWhole && tally.repeatedMails === 0 && broken === 0 && left === 0,
    figure: `updated in ${seconds(took)} while 5 people bought: ${before.length} copies replaced, ${left} left over; ${tally.figure}; ${pagesOf(visits)}`,
  };
}

async function fallOf(stack: Stack) {
  await leadOnSecond(stack);
  const {
    result: times,
    bought,
    visits,
  } = await whileShopping(stack.shop, 20, async () => {
    await pause(beforeAndAfterMs);
    const fell = performance.now();
    await killHalf(stack);
    const times = { leads: 0, all: 0 };
    await until('a worker leads on the machine that is left', patienceMs, async () =>
      (await leadersOf(await stack.tasks('first'))).length === 1 ? true : null,
    );
    times.leads = performance.now() - fell;
    await until('every copy stands on the machine that is left', patienceMs, async () => {
      const well = (await stack.tasks('first')).filter(({ isWell }) => isWell);
      return well.length === onOneMachine ? true : null;
    });
    times.all = performance.now() - fell;
    await pause(beforeAndAfterMs);
    return times;
  });
  const tally = await tallyOf(stack.shop, bought);
  const broken = failed(visits).length;
  return {
    isWhole: tally.isWhole && broken === 0 && tally.repeatedMails <= 1,
    figure: `${stack.second ? 'one machine lost its power' : 'a copy of each was killed'} while 20 people bought: ${tally.figure}; ${pagesOf(visits)}; another worker led after ${seconds(times.leads)}, all copies stood again after ${seconds(times.all)}`,
  };
}

/** The worse case: with the machine falls the worker that leads. */
async function leadOnSecond({ second, tasks }: Stack): Promise<void> {
  if (!second) return;
  for (const { id, docker: at } of await leadersOf(await tasks('first'))) await at('kill', id);
  await until('the worker of the second machine leads', patienceMs, async () =>
    (await leadersOf(await tasks('second'))).length === 1 ? true : null,
  );
  await until('every copy is well', patienceMs, async () => {
    const well = (await tasks()).filter(({ isWell }) => isWell);
    return well.length === all ? true : null;
  });
}

async function killHalf({ second, tasks }: Stack): Promise<void> {
  if (second) return await second.kill();
  const one = Map.groupBy(await tasks(), ({ service }) => service);
  for (const [victim] of one.values()) if (victim) await victim.docker('kill', victim.id);
}

async function leadersOf(tasks: Task[]): Promise<Task[]> {
  const workers = tasks.filter(({ service }) => service === 'worker');
  const says = await Promise.all(
    workers.map(async ({ id, docker: at }) =>
      at('exec', id, 'cat', '/tmp/worker').then(
        (text) => text.trim(),
        () => '',
      ),
    ),
  );
  return workers.filter((_, index) => says[index] === 'leads');
}

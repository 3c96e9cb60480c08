import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '../../world/figures.ts';
import { docker } from '../command-line.ts';
import { failed, tallyOf, whileShopping, type Visit } from '../shopping.ts';
import type { Trial } from '../trial.ts';
import { copies } from './scaled.ts';

type Fall = { name: string; service: string; from: number; to: number };

const shoppers = 20;
const lyingMs = 2_000;

export const kills: Trial = {
  id: 'REL-01',
  title: 'any one container is killed while twenty people buy',
  async run(world) {
    await world.scale(copies);
    const victims = world.random.shuffled(
      (await world.compose.containers()).filter(
        ({ service }) => service !== 'prepare' && service !== 'stripe',
      ),
    );
    const {
      result: falls,
      bought,
      visits,
    } = await whileShopping(world, shoppers, async () => {
      const all: Fall[] = [];
      for (const { id, name, service } of victims) {
        const from = Date.now();
        await docker('kill', id);
        await pause(lyingMs);
        await docker('start', id);
        await world.standing();
        all.push({ name, service, from, to: Date.now() });
        world.say(`  ${name} was killed, and all is well after ${seconds(Date.now() - from)}`);
      }
      return all;
    });
    const tally = await tallyOf(world, bought);
    const alone = falls.filter(({ service }) => service === 'caddy');
    const withoutCaddy = failed(visits).filter((visit) =>
      alone.some((fall) => overlaps(visit, fall)),
    );
    const broken = failed(visits).length - withoutCaddy.length;
    // A mailbox or a worker that is killed between the mail and its receipt gets it once more, with the same Message-ID.
    const windows = falls.filter(({ service }) =>
      ['mail', 'worker', 'postgres'].includes(service),
    ).length;
    return {
      kept: tally.isWhole && tally.repeatedMails <= windows && broken === 0,
      figure: `${falls.length} kills, ${shoppers} shoppers: ${tally.figure}; ${broken} of ${visits.length} pages failed, and ${withoutCaddy.length} more while Caddy, of which there is one, was away; longest until all was well ${seconds(Math.max(...falls.map(({ from, to }) => to - from)))}`,
    };
  },
};

const overlaps = (visit: Visit, fall: Fall) => visit.to >= fall.from && visit.from <= fall.to;

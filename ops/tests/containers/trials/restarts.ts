import { seconds } from '../../world/figures.ts';
import { docker } from '../command-line.ts';
import { failed, tallyOf, whileShopping } from '../shopping.ts';
import type { Trial } from '../trial.ts';
import { timed } from '../world.ts';

/** The stop_grace_period of docker-compose.yml, with a second for Docker itself. */
const longestStopMs: Record<string, number> = {
  postgres: 31_000,
  cms: 16_000,
  worker: 21_000,
  web: 21_000,
};
const shoppers = 5;

export const restarts: Trial = {
  id: 'REL-12',
  title: 'every container is asked to stop and started again, one at a time, while people buy',
  async run(world) {
    const victims = (await world.compose.containers()).filter(
      ({ service }) => service !== 'prepare' && service !== 'stripe',
    );
    const {
      result: stops,
      bought,
      visits,
    } = await whileShopping(world, shoppers, async () => {
      const took: { name: string; service: string; ms: number }[] = [];
      for (const { id, name, service } of victims) {
        const ms = await timed(() => docker('stop', '-t', '40', id));
        world.say(`  ${name} has stopped after ${seconds(ms)}`);
        took.push({ name, service, ms });
        await docker('start', id);
        await world.standing();
      }
      return took;
    });
    const tally = await tallyOf(world, bought);
    const late = stops.filter(({ service, ms }) => ms > (longestStopMs[service] ?? 11_000));
    return {
      kept: tally.isWhole && tally.repeatedMails === 0 && late.length === 0,
      figure: `${stops.map(({ name, ms }) => `${name} stopped in ${seconds(ms)}`).join(', ')}; ${tally.figure}; with one copy of each, ${failed(visits).length} of ${visits.length} pages had to be asked for again`,
    };
  },
};

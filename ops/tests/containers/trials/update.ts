import { join } from 'node:path';
import { seconds } from '../../world/figures.ts';
import { failed, pagesOf, tallyOf, whileShopping } from '../shopping.ts';
import type { Trial } from '../trial.ts';
import { timed, type World } from '../world.ts';
import { copies } from './scaled.ts';

const shoppers = 5;

export const update: Trial = {
  id: 'REL-13',
  title: 'the shop is updated and set back while people buy',
  async run(world) {
    await world.scale(copies);
    const before = await idsOf(world);
    const {
      result: times,
      bought,
      visits,
    } = await whileShopping(world, shoppers, async () => {
      const forward = await timed(() => run(world, []));
      const back = await timed(() => run(world, ['--back']));
      return { forward, back };
    });
    await world.standing();
    const after = await idsOf(world);
    const left = before.filter((id) => after.includes(id)).length;
    const tally = await tallyOf(world, bought);
    const broken = failed(visits);
    return {
      kept:
        tally.isWhole &&
        tally.repeatedMails === 0 &&
        broken.length === 0 &&
        left === 0 &&
        before.length === after.length,
      figure: `updated in ${seconds(times.forward)}, set back in ${seconds(times.back)}, ${before.length} copies replaced twice, ${left} left over; ${tally.figure}; ${pagesOf(visits)}`,
    };
  },
};

async function run({ compose, dataDir }: World, args: string[]): Promise<void> {
  const { code, output, errors } = await compose.script('update.sh', args, {
    BACKUP_DIR: join(dataDir, 'backups'),
  });
  if (code !== 0)
    throw new Error(
      `update.sh ${args.join(' ')} failed:\n${(output + errors).split('\n').slice(-15).join('\n')}`,
    );
}

async function idsOf({ compose }: World): Promise<string[]> {
  return (await compose.containers())
    .filter(({ service }) => service in copies)
    .map(({ id }) => id);
}

import type { Step, Steps } from './line.ts';
import { acting } from './steps/acting.ts';
import { calls } from './steps/calls.ts';
import type { Doing } from './steps/doing.ts';
import { looking } from './steps/looking.ts';
import { marks } from './steps/marks.ts';
import { office } from './steps/office.ts';
import { time } from './steps/time.ts';
import { fillIn, type World } from './world.ts';

const doing: Doing<Steps> = { ...acting, ...looking, ...marks, ...time, ...calls, ...office };
/** Within this even a busy shop shows what was changed in the CMS (ADM-01 measures how soon it does). */
const changeMs = 10_000;

/** Does the steps of a line, one after the other. */
export async function run(world: World, steps: Step[]): Promise<void> {
  let opened: string | null = null;
  for (const step of steps) {
    const [kind, asked] = Object.entries(step)[0] as [keyof Steps, never];
    const isAct = kind in acting;
    const isChanged = world.restore.length > 0;
    if (kind === 'click' && opened !== null && isChanged)
      await run(world, [{ open: opened }, { visible: asked }]);
    if (isAct) opened = kind === 'open' ? (asked as string) : null;
    const act = (patience: number) =>
      doing[kind]({ ...world, patience }, fillIn(asked, world.names));
    if (isAct || !isChanged) await act(world.patience);
    else await insist(act, async () => opened !== null && acting.open(world, opened));
  }
}

/** After a change a page is opened anew until it shows it. */
async function insist(
  look: (patience: number) => Promise<void>,
  again: () => Promise<unknown>,
): Promise<void> {
  const end = Date.now() + changeMs;
  while (Date.now() < end) {
    const isSo = await look(1_000).then(
      () => true,
      () => false,
    );
    if (isSo) return;
    await again();
  }
  await look(1_000);
}

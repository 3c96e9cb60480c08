import { test } from './fixtures.ts';
import { lines } from './lines.ts';
import { spoiltLines } from './spoil.ts';

/** Which change of each line is made: another number, other changes. */
const seed = Number(process.env.CONFORMANCE_SEED ?? 1);

for (const line of lines.filter(({ disagrees }) => !disagrees)) {
  const all = spoiltLines(line);
  const chosen = all[seed % all.length];
  test(
    `TEST-02 ${line.id}${line.part ? ` ${line.part}` : ''}  ${chosen?.change ?? 'nothing can be changed'}`,
    { tag: line.isAlone ? ['@alone'] : [] },
    async ({ follow }) => {
      if (chosen) await follow(chosen.line, chosen.index);
      else await follow(line);
    },
  );
}

import { expect, test } from './fixtures.ts';
import type { Line } from './line.ts';
import { groups, lines } from './lines.ts';

test('TEST-01 every line of the acceptance list is here, and no other', () => {
  const all = Object.entries(groups).flatMap(([group, count]) =>
    Array.from({ length: count }, (_, index) => `${group}-${String(index + 1).padStart(2, '0')}`),
  );
  expect(all).toHaveLength(251);
  expect([...new Set(lines.map(({ id }) => id))].toSorted()).toEqual(all.toSorted());
  const names = lines.map(({ id, part }) => `${id} ${part ?? ''}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

function check(line: Line): void {
  test(
    `${line.id}${line.part ? ` ${line.part}` : ''}`,
    { tag: line.isAlone ? ['@alone'] : [] },
    async ({ follow }) => {
      test.fail(Boolean(line.disagrees), line.disagrees ?? '');
      await follow(line);
    },
  );
}

for (const [scene, those] of Map.groupBy(lines, ({ on }) => on)) {
  if (!scene) {
    for (const line of those) check(line);
    continue;
  }
  // One worker looks at the page for all of them, so that it is opened once.
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const line of those) check(line);
  });
}

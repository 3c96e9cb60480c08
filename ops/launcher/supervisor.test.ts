import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSupervisor, type Supervised } from './supervisor.ts';

const dir = mkdtempSync(join(tmpdir(), 'supervisor-'));
const service = (name: string, script: string): Supervised => ({
  name,
  command: [process.execPath, '-e', script],
  cwd: dir,
  env: {},
  logFile: join(dir, `${name}.log`),
  ready: { line: /ready/ },
  readyWithinSeconds: 10,
});
const pids = (name: string) =>
  [...readFileSync(join(dir, `${name}.log`), 'utf8').matchAll(/ready (\d+)/g)].map((match) =>
    Number(match[1]),
  );

/** A line stands in the log a moment after it was heard. */
async function pidOf(name: string, place = 0): Promise<number> {
  await expect.poll(() => pids(name).length, { timeout: 30_000 }).toBeGreaterThan(place);
  return pids(name)[place] as number;
}

test('a killed service is started again, and stop ends the new one for good', async () => {
  const restarted: string[] = [];
  const supervisor = createSupervisor({
    onRestart: ({ name }) => restarted.push(name),
    onGivenUp: (reason) => restarted.push(reason),
  });
  await supervisor.launch(
    service('steady', `console.log('ready ' + process.pid); setInterval(() => {}, 1000)`),
  );
  process.kill(await pidOf('steady'), 'SIGKILL');
  const second = await pidOf('steady', 1);
  await supervisor.stop();
  expect(() => process.kill(second, 0)).toThrow('ESRCH');
  expect(restarted).toEqual(['steady']);
});

test('a service whose start fails is tried again until what it needs is back', async () => {
  const needed = join(dir, 'needed');
  const supervisor = createSupervisor({
    onRestart: () => {},
    onGivenUp: (reason) => expect.unreachable(reason),
  });
  writeFileSync(needed, '');
  await supervisor.launch(
    service(
      'dependent',
      `require('fs').readFileSync('${needed}'); console.log('ready ' + process.pid); setInterval(() => {}, 1000)`,
    ),
  );
  rmSync(needed);
  process.kill(await pidOf('dependent'), 'SIGKILL');
  await expect
    .poll(() => readFileSync(join(dir, 'dependent.log'), 'utf8'), { timeout: 30_000 })
    .toContain('ENOENT');
  writeFileSync(needed, '');
  await pidOf('dependent', 1);
  await supervisor.stop();
});

test('a service that keeps ending is given up, with the end of its log', async () => {
  let reason = '';
  const supervisor = createSupervisor({ onRestart: () => {}, onGivenUp: (why) => (reason = why) });
  await supervisor.launch(
    service(
      'weak',
      `console.log('ready ' + process.pid); console.log('the disk is full'); setTimeout(() => process.exit(1), 50)`,
    ),
  );
  await expect
    .poll(() => reason, { timeout: 30_000 })
    .toMatch(/weak keeps ending by itself[\s\S]*the disk is full/);
  await pidOf('weak', 7);
  expect(pids('weak')).toHaveLength(8);
  await supervisor.stop();
});

test('a halted service stays ended until it is resumed', async () => {
  const supervisor = createSupervisor({
    onRestart: ({ name }) => expect.unreachable(`${name} was started again`),
    onGivenUp: () => {},
  });
  await supervisor.launch(
    service('halting', `console.log('ready ' + process.pid); setInterval(() => {}, 1000)`),
  );
  const first = await pidOf('halting');
  await supervisor.halt('halting');
  expect(() => process.kill(first, 0)).toThrow('ESRCH');
  await supervisor.resume('halting');
  expect(supervisor.find('halting')?.pid).toBe(await pidOf('halting', 1));
  await supervisor.stop();
});

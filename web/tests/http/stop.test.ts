import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countSockets, holdOpen, upgradeTo } from 'common/tests/sockets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { startWeb } from '../support/web-process.ts';

let cms: FixtureCms;
beforeAll(async () => {
  cms = await startFixtureCms();
});
afterAll(() => cms.close());

test.each(['SIGTERM', 'SIGINT'] as const)(
  'REL-12 %s loses no request and ends the process with 0',
  async (signal) => {
    const web = await startWeb(cms.url);
    cms.answers.set('globals/store', 'hang');
    const underWay = fetch(`${web.url}/store`);
    await expect.poll(() => cms.calls.some((call) => call.path === 'globals/store')).toBe(true);
    const started = Date.now();
    web.signal(signal);
    await expect.poll(async () => (await fetch(`${web.url}/health/ready`)).status).toBe(503);
    expect((await underWay).status).toBe(503);
    expect(await web.exited).toBe(0);
    expect(Date.now() - started).toBeLessThan(20_000);
    cms.answers.clear();
    cms.calls.length = 0;
  },
);

test('FAST-06 what was compiled is kept for the next start, also when the shop is killed', async () => {
  const kept = mkdtempSync(join(tmpdir(), 'compiled-'));
  const web = await startWeb(cms.url, { TMPDIR: kept });
  await expect
    .poll(
      () =>
        readdirSync(kept, { recursive: true, withFileTypes: true }).filter((entry) =>
          entry.isFile(),
        ).length,
    )
    .toBeGreaterThan(10);
  await web.close();
  rmSync(kept, { recursive: true });
});

test('a missing setting stops the start with its name', async () => {
  await expect(startWeb(cms.url, { CMS_API_KEY: '' })).rejects.toThrow(
    /stopped with 1[\s\S]*CMS_API_KEY/,
  );
});

test(
  'SAFE-01 a thousand requests for another protocol leave no descriptor, and neither they nor half a request hold a stop',
  { timeout: 60_000 },
  async () => {
    const web = await startWeb(cms.url);
    await fetch(web.url, { headers: { connection: 'close' } });
    const before = countSockets(web.pid);
    const paths = ['/', '/store', '/api/contact', '/assets/x.js', '/nothing', '/health/ready'];
    for (let round = 0; round < 10; round += 1) {
      const batch = await Promise.all(
        Array.from({ length: 100 }, (_, turn) =>
          holdOpen(web.port, upgradeTo(paths[turn % paths.length] ?? '/')),
        ),
      );
      for (const socket of batch.slice(0, 50)) socket.destroy();
    }
    await expect.poll(() => countSockets(web.pid), { timeout: 30_000 }).toBeLessThanOrEqual(before);
    await Promise.all(
      [upgradeTo('/'), 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow:', ''].map((bytes) =>
        holdOpen(web.port, bytes),
      ),
    );
    const started = performance.now();
    web.signal('SIGTERM');
    expect(await web.exited).toBe(0);
    expect(performance.now() - started).toBeLessThan(5_000);
  },
);

import { expect } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import type { WebProcess } from './web-process.ts';

/** Publishes what `cms.answers` hold now, and waits until the shop has asked for the content version since. */
export async function published(cms: FixtureCms, web: WebProcess): Promise<void> {
  const before = cms.count('content-version');
  cms.publish();
  const asked = async () => {
    await (await fetch(`${web.url}/robots.txt`)).text();
    return cms.count('content-version');
  };
  await expect.poll(asked, { interval: 20, timeout: 5_000 }).toBeGreaterThan(before);
}

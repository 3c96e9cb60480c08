import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { watchFiles } from './watch-files.ts';

test('HOUSE-12 a file is followed after an editor has put a new one in its place, and in a new folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(folder, 'shop'));
  const file = join(folder, 'shop', 'products.ts');
  writeFileSync(file, '1');
  const seen = new Set<string>();
  const stop = watchFiles(folder, (path) => seen.add(path));
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });

  writeFileSync(`${file}.new`, '2');
  renameSync(`${file}.new`, file);
  await expect.poll(() => seen).toContain('shop/products.ts');
  await pause(50);
  seen.clear();
  writeFileSync(file, '3');
  await expect.poll(() => seen).toContain('shop/products.ts');

  mkdirSync(join(folder, 'content'));
  await pause(100);
  writeFileSync(join(folder, 'content', 'pages.ts'), '1');
  await expect.poll(() => seen).toContain('content/pages.ts');
});

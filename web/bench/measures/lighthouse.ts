import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stack } from '../stack.ts';
import { atLeast, atMost, median, note, type Figure } from '../table.ts';

/** Fetched when it is wanted: it brings ninety packages, which nothing else needs. */
const lighthouse = 'lighthouse@13.5.0';
const rounds = 3;
const mostBlockedMs = 30;

/** The least that Lighthouse may say of the speed of a page, of 100 (FAST-02). */
const leastScore = {
  '/': 100,
  '/store': 100,
  '/store/gi-map': 100,
  '/cart': 100,
  '/checkout': 98,
  '/blog': 100,
};

type Report = {
  categories: { performance: { score: number | null } };
  audits: Record<
    'total-blocking-time' | 'cumulative-layout-shift' | 'largest-contentful-paint',
    { numericValue: number }
  >;
};

/** What Lighthouse makes of each page on its slow phone; medians of three. */
export async function measureWithLighthouse(shopUrl: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [path, least] of Object.entries(leastScore)) {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await reportOf(shopUrl + path));
    const of = (read: (report: Report) => number) => median(reports.map(read));
    const audit = (name: keyof Report['audits']) => of(({ audits }) => audits[name].numericValue);
    figures.push(
      atLeast(
        `${path}: Lighthouse, performance`,
        of(({ categories }) => Math.round((categories.performance.score ?? 0) * 100)),
        least,
      ),
      note(
        `${path}: Lighthouse, largest paint`,
        Math.round(audit('largest-contentful-paint')),
        'ms',
      ),
      atMost(
        `${path}: Lighthouse, blocked`,
        Math.round(audit('total-blocking-time')),
        mostBlockedMs,
        'ms',
      ),
      atMost(`${path}: Lighthouse, layout shift`, thousandths(audit('cumulative-layout-shift')), 0),
    );
  }
  return figures;
}

/** Lighthouse tells no less. */
const thousandths = (value: number) => Math.round(value * 1_000) / 1_000;

async function reportOf(url: string): Promise<Report> {
  const file = join(mkdtempSync(join(stack.scratchDir, 'lighthouse-')), 'report.json');
  await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      // It is fetched once: asked again, a registry that is slow or out of reach keeps each report waiting for a minute.
      '--prefer-offline',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${stack.chromiumArgs.join(' ')}`,
    ],
    { env: { ...stack.env, CHROME_PATH: stack.chromiumPath } },
  );
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

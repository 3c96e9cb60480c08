import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from 'common/free-port';
import { recordAnswer } from '../recorded-answer.ts';
import { startServer } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { stack } from '../stack.ts';
import { atLeast, atMost, median, note } from '../table.ts';
import type { Figure } from '../table.ts';

const roundsOfEach = 5;
const secondsOfRound = 3;
const connectionsAtOnce = 32;

type Load = { perSecond: number; cpuMsPerRequest: number };

/** A cached page, and a 304 for it, against a bare server that sends the same bytes; medians of five alternating rounds. */
export async function measureCachedPages(shop: ServerProcess, path: string): Promise<Figure[]> {
  const page = { 'accept-encoding': 'br' };
  const { headers } = await recordAnswer(`${shop.url}${path}`, page);
  const etag = headers[headers.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? '';
  const figures = [
    ...(await compare(`${path}, cached`, shop, path, page)),
    ...(await compare(`${path}, 304`, shop, path, { ...page, 'if-none-match': etag })),
  ];
  return [...figures, note(`memory of web after the load of ${path}`, shop.memoryMb(), 'MB')];
}

/** What a kept page costs, as multiples of what the bare server needs for the same bytes. */
export type CachedPage = { bare: number; perSecond: number; cpu: number };

async function compare(
  name: string,
  shop: ServerProcess,
  path: string,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const { bare, perSecond, cpu } = await loadBesideBare(shop, path, headers);
  return [
    note(`${name}: requests per second of the bare server`, Math.round(bare)),
    atLeast(`${name}: requests per second, share of the bare server's`, perSecond, 0.9),
    atMost(`${name}: processor time per request, multiple of the bare server's`, cpu, 1.2),
  ];
}

/** Both under the same load, in turns; medians. */
export async function loadBesideBare(
  shop: ServerProcess,
  path: string,
  headers: Record<string, string>,
): Promise<CachedPage> {
  const recorded = await recordAnswer(`${shop.url}${path}`, headers);
  const file = join(stack.scratchDir, 'recorded-answer.json');
  writeFileSync(file, JSON.stringify(recorded));
  const bare = await startServer(
    'bench/bare-server.ts',
    await freePort(),
    { RECORDED_ANSWER: file },
    recorded.status === 200 ? '/' : null,
  );
  try {
    await load(bare, path, headers, recorded.status, 1);
    await load(shop, path, headers, recorded.status, 1);
    const rounds: { bare: Load; shop: Load }[] = [];
    for (let round = 0; round < roundsOfEach; round += 1) {
      rounds.push({
        bare: await load(bare, path, headers, recorded.status, secondsOfRound),
        shop: await load(shop, path, headers, recorded.status, secondsOfRound),
      });
    }
    return {
      bare: median(rounds.map((round) => round.bare.perSecond)),
      perSecond: median(rounds.map((round) => round.shop.perSecond / round.bare.perSecond)),
      cpu: median(rounds.map((round) => round.shop.cpuMsPerRequest / round.bare.cpuMsPerRequest)),
    };
  } finally {
    await bare.stop();
  }
}

/** Throws when an answer has another status than the recorded one: a fast refusal is no fast page. */
async function load(
  server: ServerProcess,
  path: string,
  headers: Record<string, string>,
  status: number,
  seconds: number,
): Promise<Load> {
  const before = server.cpuMs();
  const result = await autocannon({
    url: `${server.url}${path}`,
    headers,
    connections: connectionsAtOnce,
    duration: seconds,
  });
  const wrong = Object.entries(result.statusCodeStats ?? {}).filter(
    ([code]) => Number(code) !== status,
  );
  if (wrong.length > 0 || result.errors > 0)
    throw new Error(
      `${path} answered ${JSON.stringify(result.statusCodeStats)} with ${result.errors} errors`,
    );
  return {
    perSecond: result.requests.total / result.duration,
    cpuMsPerRequest: (server.cpuMs() - before) / result.requests.total,
  };
}

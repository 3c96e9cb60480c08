import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { crowd } from '../../world/crowd.ts';
import { percentile } from '../../world/figures.ts';
import { memoryOf } from '../../world/memory.ts';
import { ask, type Answered } from '../ask.ts';
import type { Trial } from '../trial.ts';
import { keyOf } from '../visits.ts';
import type { World } from '../world.ts';

const kb = 1024;
const mb = 1024 * kb;
const limit = 64 * kb;
const sizes = [1, kb, limit, limit + 1, mb, 25 * mb, 200 * mb];
const mostRiseMb = 20;
const tooLarge = new Set([411, 413]);

export const bodies: Trial = {
  id: 'SEC-05',
  title:
    'Bodies that are too large, too slow, packed or endless are refused, and the memory stays flat',
  run: async (world) => {
    const wrong: string[] = [];
    const places = placesOf(world);
    await warmUp(world);
    const before = { web: memoryOf(world, 'web'), cms: memoryOf(world, 'cms') };
    let asked = 0;
    const expectStatus = (
      what: string,
      { status }: Answered,
      isRight: (status: number) => boolean,
    ) => {
      asked += 1;
      if (!isRight(status)) wrong.push(`${status} for ${what}`);
    };
    for (const { url, headers } of places) {
      for (const size of sizes) {
        const isTooMuch = (status: number) =>
          size > limit ? tooLarge.has(status) : status < 500 && !(size > 1 && status === 0);
        expectStatus(
          `${size} bytes in chunks to ${url}`,
          await ask(url, { method: 'POST', headers, chunks: chunksOf(size) }),
          isTooMuch,
        );
        if (size <= 25 * mb)
          expectStatus(
            `${size} bytes to ${url}`,
            await ask(url, { method: 'POST', headers, body: Buffer.alloc(size, 'x') }),
            isTooMuch,
          );
        else
          expectStatus(
            `a promise of ${size} bytes to ${url}`,
            await ask(url, {
              method: 'POST',
              headers: { ...headers, 'content-length': String(size) },
              chunks: chunksOf(1),
            }),
            (status) => tooLarge.has(status),
          );
      }
      expectStatus(
        `nesting to ${url}`,
        await ask(url, { method: 'POST', headers, body: '['.repeat(32_000) + ']'.repeat(32_000) }),
        (status) => status >= 400 && status < 500,
      );
      expectStatus(
        `10^5 nested to ${url}`,
        await ask(url, {
          method: 'POST',
          headers,
          body: `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
        }),
        (status) => tooLarge.has(status),
      );
      const bomb = gzipSync(Buffer.alloc(40 * mb));
      expectStatus(
        `a gzip bomb to ${url}`,
        await ask(url, {
          method: 'POST',
          headers: { ...headers, 'content-encoding': 'gzip' },
          body: bomb,
        }),
        (status) => status === 415 || status === 413,
      );
    }
    const many = world.count(400, 40);
    await crowd(many, 8, async (turn) => {
      const { url, headers } = places[turn % places.length] ?? { url: '', headers: {} };
      expectStatus(
        `1 mb among many to ${url}`,
        await ask(url, { method: 'POST', headers, chunks: chunksOf(mb) }),
        (status) => tooLarge.has(status),
      );
    });
    const slow = await withSlowVisitors(world, world.count(200, 40));
    const rise = {
      web: memoryOf(world, 'web') - before.web,
      cms: memoryOf(world, 'cms') - before.cms,
    };
    for (const fault of wrong.slice(0, 8)) world.say(`  ${fault}`);
    const isFlat = rise.web < mostRiseMb && rise.cms < mostRiseMb;
    return {
      kept: wrong.length === 0 && isFlat && slow.unended === 0 && slow.failed === 0,
      figure: `${asked} bodies, ${wrong.length} answered wrongly, memory ${signed(rise.web)} mb (web) ${signed(rise.cms)} mb (cms); ${slow.count} slow visitors all cut off, others' p95 ${slow.p95Before.toFixed(0)} -> ${slow.p95.toFixed(0)} ms`,
    };
  },
};

const signed = (value: number) => `${value < 0 ? '' : '+'}${value.toFixed(0)}`;

function placesOf(world: World): { url: string; headers: Record<string, string> }[] {
  const { web, cms, siteUrl } = world;
  const fromWeb = { 'content-type': 'application/json', ...keyOf(world) };
  const json = { 'content-type': 'application/json', origin: siteUrl };
  return [
    { url: `${web}/api/create-payment-intent`, headers: json },
    {
      url: `${web}/api/stripe/webhook`,
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' },
    },
    {
      url: `${web}/store`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: siteUrl },
    },
    { url: `${web}/api/contact`, headers: json },
    { url: `${web}/api/chat`, headers: json },
    {
      url: `${web}/?index`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: siteUrl },
    },
    {
      url: `${web}/freebies`,
      headers: { 'content-type': 'multipart/form-data; boundary=x', origin: siteUrl },
    },
    {
      url: `${web}/mail/made-up`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    {
      url: `${cms}/cms-api/leads/contact`,
      headers: fromWeb,
    },
    {
      url: `${cms}/cms-api/payments/intent`,
      headers: fromWeb,
    },
    { url: `${cms}/cms-api/users/login`, headers: { 'content-type': 'application/json' } },
    {
      url: `${cms}/cms-api/users/login`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
    { url: `${cms}/admin`, headers: { 'content-type': 'text/plain', 'next-action': 'x' } },
  ];
}

/** The same kinds of requests in small, so that what is measured afterwards is not the first use of code. */
async function warmUp(world: World): Promise<void> {
  const places = placesOf(world);
  await crowd(1_500, 8, async (turn) => {
    const { url, headers } = places[turn % places.length] ?? { url: '', headers: {} };
    await ask(url, {
      method: 'POST',
      headers,
      ...(turn % 2 ? { body: 'x'.repeat(60_000) } : { chunks: chunksOf(mb) }),
    });
  });
}

function* chunksOf(size: number): Generator<Buffer> {
  const chunk = randomBytes(limit);
  for (let left = size; left > 0; left -= chunk.length)
    yield left >= chunk.length ? chunk : chunk.subarray(0, left);
}

/** Visitors who send one byte a second, half of them already in their headers; what others wait meanwhile. */
async function withSlowVisitors(world: World, count: number) {
  const p95Before = percentile(await timesOfOthers(world), 0.95);
  const ends: Promise<void>[] = [];
  for (let visitor = 0; visitor < count; visitor += 1) {
    const base = new URL(visitor % 2 ? world.web : world.cms);
    ends.push(
      dripUntilCut(
        connect(Number(base.port), base.hostname),
        visitor % 4 < 2,
        visitor % 2 ? '/api/create-payment-intent' : '/cms-api/users/login',
        world.siteUrl,
      ),
    );
  }
  const times = await timesOfOthers(world);
  const unended = await Promise.race([
    Promise.all(ends).then(() => 0),
    pause(75_000, 1, { ref: false }),
  ]);
  return {
    count,
    unended,
    failed: times.filter((ms) => !Number.isFinite(ms)).length,
    p95Before,
    p95: percentile(times, 0.95),
  };
}

async function timesOfOthers(world: World): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const { status, ms } = await ask(
      `${turn % 2 ? world.web : world.cms}${turn % 2 ? '/api/payment/status' : '/cms-api/health'}`,
    );
    times.push(status === 200 ? ms : Infinity);
  }
  return times;
}

function dripUntilCut(
  socket: Socket,
  endsHeaders: boolean,
  path: string,
  origin: string,
): Promise<void> {
  const head = `POST ${path} HTTP/1.1\r\nHost: shop\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n`;
  socket.write(endsHeaders ? `${head}\r\n` : head);
  return new Promise((resolve) => {
    const drip = setInterval(() => socket.write(endsHeaders ? ' ' : 'X'), 1_000);
    socket.on('error', () => {});
    socket.resume().on('close', () => {
      clearInterval(drip);
      resolve();
    });
  });
}

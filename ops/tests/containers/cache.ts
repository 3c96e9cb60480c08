import { join } from 'node:path';
import { freePort } from 'common/free-port';
import { root } from '../../env.ts';
import { send } from '../world/calls.ts';
import { until } from '../world/until.ts';
import { onThisMachine } from '../world/world.ts';
import { docker, outputOf } from './command-line.ts';
import { outsideImage } from './outside/image.ts';

/** A Varnish before Caddy with the rules of ops/deploy. */
export type Cache = {
  url: string;
  /** Requests that it has sent to the shop so far, those of its probe left out. */
  asked: () => Promise<number>;
  /** In how many lines of all that it keeps the text stands. */
  holds: (text: string) => Promise<number>;
  stop: () => Promise<void>;
};

const store = '/cache/kept';

/** Starts one on the network of a compose project. */
export async function startCache(project: string): Promise<Cache> {
  const port = await freePort();
  const id = (
    await docker(
      'run',
      '--detach',
      '--network',
      `${project}_default`,
      '--publish',
      `127.0.0.1:${port}:8080`,
      '--tmpfs',
      '/cache:exec',
      '--volume',
      `${join(root, 'ops/deploy/cache.vcl')}:/etc/varnish/shop.vcl:ro`,
      await outsideImage(),
      'varnishd',
      '-F',
      '-a',
      ':8080',
      '-f',
      '/etc/varnish/shop.vcl',
      '-p',
      'http_gzip_support=off',
      '-s',
      `file,${store},256m`,
    )
  ).trim();
  const cache: Cache = {
    url: onThisMachine(port),
    asked: async () =>
      Number(
        (await docker('exec', id, 'varnishstat', '-1', '-f', 'MAIN.backend_req'))
          .trim()
          .split(/\s+/)[1],
      ),
    holds: async (text) =>
      Number(
        await outputOf([
          'docker',
          'exec',
          id,
          'sh',
          '-c',
          `grep -a -c -F '${text}' ${store} || true`,
        ]),
      ),
    stop: async () => void (await docker('rm', '--force', id)),
  };
  await until('the cache shows the shop', 60_000, async () =>
    (await send(`${cache.url}/`)).status === 200 ? true : null,
  ).catch(async (error: unknown) => {
    await cache.stop();
    throw error;
  });
  return cache;
}

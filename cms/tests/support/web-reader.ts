import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import type { TestCms } from './cms.ts';

const web = join(import.meta.dirname, '../../../web');

/** Puts this CMS at an address until the test ends. */
export async function serveCms(cms: TestCms): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const path = (request.url ?? '').replace('/cms-api/', '');
      const answer = await cms.request(path, {
        as: { headers: { authorization: request.headers.authorization ?? '' } },
      });
      response
        .writeHead(answer.status, { 'Content-Type': 'application/json' })
        .end(await answer.text());
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs a script of web with the content of the CMS at `url`, and hands back what it prints. */
export async function runInWeb(
  script: string,
  { url, apiKey }: { url: string; apiKey: string },
): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test' as const,
    SITE_URL: 'http://localhost:3000',
    CMS_URL: url,
    CMS_API_KEY: apiKey,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    cwd: web,
    env,
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

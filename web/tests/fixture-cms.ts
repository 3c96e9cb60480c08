import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { globals, offers, products } from './fixture-content.ts';
import { png } from './fixture-png.ts';

/** What the fixture has been asked, newest last; tests read it. */
export type FixtureCall = { method: string; path: string; authorization: string | undefined; body: unknown };

export type FixtureCms = { url: string; calls: FixtureCall[]; close: () => Promise<void> };

/** A CMS in one small server: the content calls and the money calls that web makes, with sample data. */
export async function startFixtureCms(port = 0): Promise<FixtureCms> {
  const calls: FixtureCall[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, calls);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${actual}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, calls: FixtureCall[]) {
  const path = new URL(request.url ?? '/', 'http://fixture').pathname.replace('/cms-api/', '');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const body: unknown = text ? JSON.parse(text) : undefined;
  calls.push({ method: request.method ?? '', path, authorization: request.headers.authorization, body });
  const send = (status: number, document: object) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(document));
  };
  if (path.startsWith('media/file/')) return sendPicture(path.slice('media/file/'.length), response);
  if (path === 'products') return send(200, list(products));
  if (path === 'offers') return send(200, list(offers));
  const global = Object.entries(globals).find(([slug]) => path === `globals/${slug}`);
  if (global) return send(200, global[1]);
  const money = payments[`${request.method} ${path}`];
  if (money) return send(200, money());
  return send(404, { errors: [{ message: 'Not Found' }] });
}

const payments: Record<string, () => object> = {
  'GET payments/status': () => ({ configured: true }),
  'POST payments/intent': () => ({
    success: true,
    clientSecret: 'pi_sample_secret_sample',
    message: 'Ready to pay.',
    reference: randomUUID(),
    amount: '477.00',
  }),
  'POST payments/order': () => ({ success: true, transactionId: randomUUID(), number: 'K7M4Q2XR' }),
  'POST payments/event': () => ({ received: true }),
};

function list(docs: object[]) {
  return { docs, totalDocs: docs.length, limit: 100, page: 1, totalPages: 1, hasNextPage: false, hasPrevPage: false };
}

function sendPicture(file: string, response: ServerResponse) {
  const match = /^(.+)-(\d+)\.png$/.exec(file);
  const owner = [...products, ...offers].find((entry) => entry.handle === match?.[1]);
  if (!match || !owner) {
    response.writeHead(404).end();
    return;
  }
  const ground = 'ground' in owner ? owner.ground : null;
  response.writeHead(200, { 'Content-Type': 'image/png', ETag: `"${file}"` }).end(png(Number(match[2]), ground ?? '#E3E9D9'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startFixtureCms(Number(process.argv[2] ?? 4501));
  console.log(`sample CMS at ${url}`);
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'qs';
import { findAsset } from './assets.ts';
import { runAllDue } from './billing/advance.ts';
import { answerInvoicePage } from './billing/invoice-page.ts';
import { answerChallengePage } from './challenges/challenge-page.ts';
import { answerControl } from './control/control.ts';
import { createFaults } from './control/faults.ts';
import { createRequestLog } from './control/request-log.ts';
import { act, answerApi, type ApiContext, type ApiRequest } from './wire/api.ts';
import { header, readBody, sendJson } from './wire/http.ts';
import { newId } from './wire/ids.ts';
import { findRoute } from './wire/router.ts';
import { openStore } from './wire/store.ts';
import { startWebhookSender } from './wire/webhooks.ts';

export type StripeStandInOptions = {
  /** 0 or absent: any free port. */
  port?: number | undefined;
  /** The address to listen on. Default: this machine alone. */
  host?: string | undefined;
  /** Folder for the state; absent: in memory only. */
  dir?: string | undefined;
  secretKey: string;
  publishableKey: string;
  webhookSecret?: string | undefined;
  webhookUrl?: string | undefined;
  /** Milliseconds before the given attempt is repeated; for tests. */
  retryDelay?: ((attempt: number) => number) | undefined;
  /** Milliseconds since 1970; objects are dated by it, signatures by the real time. */
  clock?: (() => number) | undefined;
};

export type StripeStandIn = { url: string; stop: () => Promise<void> };

const billingIntervalMs = 60_000;

/** Starts the stand-in for Stripe's API and Stripe.js. Throws when the port is taken. */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  const clock = options.clock ?? Date.now;
  const store = openStore(options.dir);
  const faults = createFaults();
  const log = createRequestLog();
  const { webhookUrl, webhookSecret } = options;
  const webhooks =
    webhookUrl && webhookSecret
      ? startWebhookSender({
          store,
          url: webhookUrl,
          secret: webhookSecret,
          ...(options.retryDelay && { retryDelay: options.retryDelay }),
        })
      : undefined;
  const context: ApiContext = {
    store,
    now: () => Math.floor(clock() / 1000),
    origin: '',
    keys: { secret: options.secretKey, publishable: options.publishableKey },
    hasEndpoint: webhooks !== undefined,
  };
  const send = (eventIds: string[]) => webhooks?.send(eventIds);
  // Instalments fall due by themselves in a shop that is left running.
  const billing = setInterval(
    () => send(act(context, runAllDue).eventIds),
    billingIntervalMs,
  ).unref();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    if (url.pathname.startsWith('/_control/')) {
      return answerControl(
        { context, store, faults, log, webhooks, send },
        request,
        response,
        url.pathname,
      );
    }
    if (request.method === 'POST' && url.pathname === '/elements/challenge/answer') {
      return answerChallengePage(context, request, response, send);
    }
    if (url.pathname.startsWith('/i/')) return answerInvoicePage(context, request, response, send);
    const asset = request.method === 'GET' ? await findAsset(url.pathname) : null;
    if (asset) return void response.writeHead(200, asset.headers).end(asset.body);
    if (request.method === 'OPTIONS') return allowBrowser(response);
    const call = await readApiRequest(request, url);
    const caller =
      call.key === options.secretKey
        ? 'secret'
        : call.key === options.publishableKey
          ? 'publishable'
          : 'none';
    log.add({
      method: call.method,
      path: call.path,
      params: call.params,
      idempotencyKey: call.idempotencyKey ?? null,
      version: call.version ?? null,
      caller,
    });
    const fault = faults.take(
      call.method,
      call.path,
      findRoute(call.method, call.path)?.route.pattern,
    );
    if (fault?.mode === 'cut-before') return void request.socket.destroy();
    if (fault?.mode === 'delay') await wait(fault.delayMs);
    const result = answerApi(
      context,
      call,
      newId('req'),
      fault?.mode === 'status' ? fault : undefined,
    );
    send(result.eventIds);
    if (fault?.mode === 'cut-after') return void request.socket.destroy();
    sendJson(response, result.status, result.body, {
      ...result.headers,
      'access-control-allow-origin': '*',
    });
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 400, { error: { type: 'invalid_request_error', message } });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve);
  });
  context.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: context.origin,
    async stop() {
      clearInterval(billing);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, webhooks?.stop()]);
    },
  };
}

async function readApiRequest(request: IncomingMessage, url: URL): Promise<ApiRequest> {
  const method = request.method ?? 'GET';
  const encoded = method === 'POST' ? await readBody(request) : url.search.slice(1);
  const { key, ...params } = parse(encoded, { depth: 8, arrayLimit: 100, parameterLimit: 1000 });
  return {
    method,
    path: url.pathname,
    params,
    key: readKey(header(request, 'authorization')) ?? (typeof key === 'string' ? key : undefined),
    idempotencyKey: header(request, 'idempotency-key'),
    version: header(request, 'stripe-version'),
  };
}

function readKey(authorization: string | undefined): string | undefined {
  const [scheme, value = ''] = authorization?.split(' ') ?? [];
  if (scheme === 'Bearer') return value;
  return scheme === 'Basic'
    ? Buffer.from(value, 'base64').toString('utf8').split(':')[0]
    : undefined;
}

function allowBrowser(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, HEAD, OPTIONS, DELETE',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
    'access-control-max-age': '300',
  });
  response.end();
}

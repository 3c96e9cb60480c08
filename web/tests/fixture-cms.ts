import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { picturesIn } from '../app/content/media/picture.ts';
import { plainPdf } from './support/plain-pdf.ts';
import { plainPicture } from './support/plain-picture.ts';
import { seedContent } from './support/seed-content.ts';

type FixtureCall = {
  method: string;
  path: string;
  authorization: string | undefined;
  body: unknown;
};

/** How the fixture answers one path instead: with a document, with a list by pages, with a PDF, by saying nothing, or by cutting the connection. */
type FixtureAnswer =
  | { status: number; document: unknown; afterMs?: number }
  | { list: object[] }
  | { pdf: Buffer }
  | 'hang'
  | 'cut';

export type FixtureCms = {
  url: string;
  /** What it has been asked, newest last. */
  calls: FixtureCall[];
  /** By path below /cms-api, e.g. 'payments/intent'; taken away again by `clear()`. */
  answers: Map<string, FixtureAnswer>;
  /**
   * What an editor's change does: the content version rises, so that every page is made anew. Of these lists and pages alone
   * something has changed, or, without names, of all.
   */
  publish: (...names: string[]) => void;
  /** How often `path` was asked for; without one: everything but the content version. */
  count: (path?: string) => number;
  close: () => Promise<void>;
};

type State = { version: number; since: string; changed: Record<string, string> };

const versionPath = 'content-version';
const documents = new Map<string, object>(Object.entries(seedContent));
const pictures = new Set(picturesIn(seedContent).map(({ file }) => file));

/** A CMS in one small server: the content calls, the money calls and the forms that web makes, with the content of a seeded shop. */
export async function startFixtureCms(port = 0): Promise<FixtureCms> {
  const calls: FixtureCall[] = [];
  const answers: FixtureCms['answers'] = new Map();
  const state: State = { version: 1, since: 'tag-1', changed: {} };
  const server = createServer((request, response) => {
    void answer(request, response, calls, answers, state);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${actual}`,
    calls,
    answers,
    publish: (...names) => {
      state.version += 1;
      const tag = `tag-${state.version}`;
      if (names.length === 0) Object.assign(state, { since: tag, changed: {} });
      for (const name of names) state.changed[name] = tag;
    },
    count: (path) =>
      calls.filter((call) => (path === undefined ? call.path !== versionPath : call.path === path))
        .length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  calls: FixtureCall[],
  answers: FixtureCms['answers'],
  state: State,
) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fixture');
  const path = pathname.replace('/cms-api/', '');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const body: unknown = text ? JSON.parse(text) : undefined;
  calls.push({
    method: request.method ?? '',
    path,
    authorization: request.headers.authorization,
    body,
  });
  const send = (status: number, document: unknown) => {
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(document));
  };
  const other = answers.get(path);
  if (other === 'hang') return;
  if (other === 'cut') return void request.socket.destroy();
  if (other && 'pdf' in other)
    return void response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(other.pdf);
  if (other && 'list' in other) return send(200, pageOf(other.list, searchParams));
  if (other) {
    await pause(other.afterMs ?? 0);
    return send(other.status, other.document);
  }
  if (!request.headers.authorization?.startsWith('service-accounts API-Key '))
    return send(401, { errors: [{ message: 'Unauthorized' }] });
  if (path === 'chat/unanswered') return send(200, { counted: true });
  if (path === versionPath) return send(200, state);
  if (path.startsWith('media/file/'))
    return sendPicture(path.slice('media/file/'.length), response);
  if (path.startsWith('documents/file/'))
    return void response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(plainPdf(path));
  const found = documents.get(path);
  if (found) return send(200, Array.isArray(found) ? pageOf(found, searchParams) : found);
  const call = payments[`${request.method} ${path}`] ?? leads[`${request.method} ${path}`];
  if (call) return send(...call(body));
  return send(404, { errors: [{ message: 'Not Found' }] });
}

/** What the contract lets web send; anything else is answered as a fault of the caller that no buyer may see. */
const requests = {
  intent: z.strictObject({
    amount: z.string(),
    productIds: z.string(),
    firstName: z.string().optional(),
    lastName: z.string().optional(),
    email: z.string().optional(),
    items: z.array(z.strictObject({ id: z.string(), quantity: z.int() })).optional(),
    couponCode: z.string().optional(),
    laterAmount: z.string().optional(),
    reference: z.uuid().optional(),
    customer: z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
  }),
  coupon: z.strictObject({
    code: z.string(),
    orderTotal: z.number(),
    items: z.array(z.strictObject({ id: z.string(), quantity: z.int() })).optional(),
  }),
  order: z.strictObject({ stripePaymentIntentId: z.string(), reference: z.uuid().optional() }),
  offerOrder: z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    productType: z.string(),
    amount: z.string(),
    paymentToken: z.string(),
    reference: z.uuid().optional(),
    termsVersion: z.string().optional(),
    termsPage: z.string().optional(),
  }),
  event: z.strictObject({ id: z.string(), type: z.string(), objectId: z.string() }),
};

const payments: Record<string, (body: unknown) => [number, object]> = {
  'GET payments/status': () => [200, { configured: true }],
  'POST payments/intent': (body) =>
    checked(requests.intent, body, ({ amount, reference }) => ({
      success: true,
      clientSecret: 'pi_sample_secret_sample',
      message: 'Ready to pay.',
      reference: reference ?? randomUUID(),
      amount,
      discountAmount: '0.00',
    })),
  'POST payments/validate-coupon': (body) =>
    checked(requests.coupon, body, ({ code }) => ({
      success: true,
      code,
      discountAmount: 47.7,
      newTotal: 429.3,
    })),
  'POST payments/order': (body) =>
    checked(requests.order, body, () => ({
      success: true,
      transactionId: randomUUID(),
      number: 'K7M4Q2XR',
    })),
  'POST payments/offer-order': (body) =>
    checked(requests.offerOrder, body, () => ({
      success: true,
      transactionId: randomUUID(),
      number: 'K7M4Q2XR',
    })),
  'POST payments/event': (body) => checked(requests.event, body, () => ({ received: true })),
  'POST payments/webhook-refused': () => [200, {}],
};

const person = {
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  email: z.email(),
  website: z.string().optional(),
  elapsedMs: z.number().optional(),
};
const stored = () => ({ success: true, id: randomUUID() });

const leads: Record<string, (body: unknown) => [number, object]> = {
  'POST leads/contact': (body) =>
    checked(
      z.strictObject({
        ...person,
        phone: z.string().optional(),
        concern: z.string().min(1),
        interest: z.string().min(1),
        message: z.string().optional(),
      }),
      body,
      stored,
    ),
  'POST leads/freebie-downloads': (body) =>
    checked(z.strictObject({ ...person, freebieName: z.string().min(1) }), body, stored),
  'POST leads/workshop-signup': (body) => checked(z.strictObject(person), body, stored),
  'POST leads/unsubscribe': (body) => {
    const { token } = z.strictObject({ token: z.string() }).parse(body);
    return token === 'good'
      ? [200, { success: true }]
      : [404, { success: false, message: 'This link is not valid any more.' }];
  },
};

function checked<Body>(
  shape: z.ZodType<Body>,
  body: unknown,
  answerFor: (body: Body) => object,
): [number, object] {
  const result = shape.safeParse(body);
  return result.success
    ? [200, answerFor(result.data)]
    : [500, { errors: [{ message: 'not the contract' }] }];
}

/** One page of a list as the CMS cuts it: a hundred documents at most, ten when nobody says how many. */
function pageOf(all: object[], asked: URLSearchParams) {
  const limit = Math.min(Number(asked.get('limit') ?? 10), 100);
  const page = Number(asked.get('page') ?? 1);
  const totalPages = Math.max(1, Math.ceil(all.length / limit));
  return {
    docs: all.slice((page - 1) * limit, page * limit),
    totalDocs: all.length,
    limit,
    page,
    totalPages,
    hasNextPage: page < totalPages,
    hasPrevPage: page > 1,
  };
}

function sendPicture(file: string, response: ServerResponse) {
  if (!pictures.has(file)) return void response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': 'image/png' }).end(plainPicture(32, '#E3E9D9'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startFixtureCms(Number(process.argv[2] ?? 4501));
  console.log(`CMS of the tests at ${url}`);
}

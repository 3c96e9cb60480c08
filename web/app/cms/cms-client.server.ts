import { env } from '../env.server.ts';
import { contentTag } from '../server/cache/etag.ts';
import type { Draft } from '../server/shop-content.ts';
import { type ContentState, readContentState } from './list-tags.ts';

/** Thrown when the CMS does not answer in time, cannot be reached or fails: the caller has done nothing wrong. */
export class CmsUnavailable extends Error {
  override name = 'CmsUnavailable';
}

const versionBudgetMs = 1_000;
const pageBudgetMs = 2_500;
const callBudgetMs = 9_500;
/** The bank of a card may take twenty seconds, and again when the connection breaks. */
const chargeBudgetMs = 45_000;
/** More than the CMS takes in. */
const mostUploadBytes = 32 * 1024 * 1024;

/** An answer, and a tag that no other answer has. */
export type Tagged = { answer: unknown; tag: string };

/**
 * Reads one document or one page of a list, e.g. `readContent('products?limit=100&page=2')`.
 * @throws CmsUnavailable after 2.5 s, on a broken connection and on any answer but 200.
 */
export async function readContent(path: string): Promise<Tagged> {
  const response = await callCms(path, { signal: AbortSignal.timeout(pageBudgetMs) });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new CmsUnavailable(`The CMS answered ${response.status} to GET ${path.split('?')[0]}`);
  }
  const bytes = Buffer.from(await readWhole(response));
  return { answer: parse(response, bytes.toString('utf8')), tag: contentTag(bytes) };
}

/**
 * Makes one of the money calls of 'cms/payments/contract' and hands back what the CMS decided, refusals included.
 * @throws CmsUnavailable after 9.5 s (45 s where a card is charged), on a broken connection and when the CMS itself fails
 * (5xx without a refusal).
 */
export async function callPayments<Answer>(
  call:
    | 'status'
    | 'validate-coupon'
    | 'intent'
    | 'order'
    | 'offer-order'
    | 'event'
    | 'webhook-refused',
  body?: object,
): Promise<{ status: number; answer: Answer }> {
  return callNamed(
    `payments/${call}`,
    body,
    call === 'offer-order' ? chargeBudgetMs : callBudgetMs,
  );
}

/**
 * Hands one of the forms of 'cms/leads/contract' to the CMS and hands back what it decided, refusals included.
 * @throws CmsUnavailable after 9.5 s, on a broken connection and when the CMS itself fails.
 */
export async function callLeads<Answer>(
  call: 'contact' | 'freebie-downloads' | 'workshop-signup' | 'unsubscribe',
  body: object,
): Promise<{ status: number; answer: Answer }> {
  return callNamed(`leads/${call}`, body);
}

/**
 * Asks for what the page of an order shows, or hands over what its buyer typed there; refusals included. The token goes in
 * the body: addresses are logged on the way.
 * @throws CmsUnavailable after 9.5 s, on a broken connection and when the CMS itself fails.
 */
export async function callOrderPage<Answer>(
  call: 'read' | 'details',
  body: object,
): Promise<{ status: number; answer: Answer }> {
  return callNamed(`order-page/${call}`, body);
}

async function callNamed<Answer>(
  path: string,
  body: object | undefined,
  budgetMs = callBudgetMs,
): Promise<{ status: number; answer: Answer }> {
  const signal = AbortSignal.timeout(budgetMs);
  const response = await callCms(
    path,
    body === undefined
      ? { signal }
      : {
          signal,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        },
  );
  return { status: response.status, answer: await readJson<Answer>(response) };
}

/**
 * Tells the CMS that a question came closest to `passage` and was not answered; the question itself is not sent. Nobody
 * waits for it, and in a flood of questions it waits for them.
 * @throws CmsUnavailable after 9.5 s, on a broken connection and when the CMS fails.
 */
export async function countContentGap(passage: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await callCms('chat/unanswered', {
    method: 'POST',
    headers,
    body: JSON.stringify({ passage }),
    signal: AbortSignal.timeout(callBudgetMs),
  });
  await response.body?.cancel();
}

/**
 * The draft that an editor's token shows at a page; a word for why it shows none. Only the CMS can tell.
 * @throws CmsUnavailable after 2.5 s, on a broken connection and when the CMS fails.
 */
export async function readPreview(
  token: string,
  path: string,
): Promise<Draft | 'wrong' | 'expired'> {
  const response = await callCms(`preview?${new URLSearchParams({ token, path }).toString()}`, {
    signal: AbortSignal.timeout(pageBudgetMs),
  });
  if (response.status === 200) return readJson<Draft>(response);
  await response.body?.cancel();
  if (response.status >= 500 || response.status === 429)
    throw new CmsUnavailable(`The CMS answered ${response.status} to a preview`);
  return response.status === 410 ? 'expired' : 'wrong';
}

/**
 * How the content stands: its version, a whole number that changes with everything visitors see, and what has changed.
 * @throws CmsUnavailable after 1 s, on a broken connection and on any other answer.
 */
export async function askContentState(): Promise<ContentState> {
  const response = await callCms('content-version', {
    signal: AbortSignal.timeout(versionBudgetMs),
  });
  const state = readContentState(await readJson<unknown>(response));
  if (response.status === 200 && state) return state;
  throw new CmsUnavailable(`The CMS answered ${response.status} and no content version`);
}

/**
 * Reads an uploaded file; null when the CMS has none of this name.
 * @throws CmsUnavailable when it has not arrived within 2.5 s, on a broken connection and on any other answer.
 */
export async function readUpload(
  collection: 'media' | 'documents',
  file: string,
): Promise<{ type: string; bytes: Buffer } | null> {
  const path = `${collection}/file/${encodeURIComponent(file)}`;
  const response = await callCms(path, { signal: AbortSignal.timeout(pageBudgetMs) });
  const isTooLarge = Number(response.headers.get('Content-Length')) > mostUploadBytes;
  if (response.status !== 200 || isTooLarge) {
    await response.body?.cancel();
    if (isTooLarge || response.status === 400 || response.status === 404) return null;
    throw new CmsUnavailable(`The CMS answered ${response.status} to GET ${path}`);
  }
  const type = response.headers.get('Content-Type')?.split(';', 1)[0] ?? '';
  return { type, bytes: Buffer.from(await readWhole(response)) };
}

async function callCms(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `service-accounts API-Key ${env.cms.apiKey}`);
  try {
    return await fetch(`${env.cms.url}/cms-api/${path}`, { ...init, headers, redirect: 'error' });
  } catch (cause) {
    throw new CmsUnavailable(
      `The CMS cannot be reached for ${path.split('?')[0]} (${reasonOf(cause)})`,
      { cause },
    );
  }
}

async function readWhole(response: Response): Promise<ArrayBuffer> {
  try {
    return await response.arrayBuffer();
  } catch (cause) {
    throw new CmsUnavailable(`The CMS did not finish its answer (${reasonOf(cause)})`, { cause });
  }
}

/** What broke a call, in a word: `ECONNREFUSED`, `UND_ERR_SOCKET`, `TimeoutError`. No message: it may hold an address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

async function readJson<Document>(response: Response): Promise<Document> {
  return parse(response, Buffer.from(await readWhole(response)).toString('utf8')) as Document;
}

function parse({ status }: Response, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CmsUnavailable(`The CMS answered ${status} without readable JSON`, { cause });
  }
}

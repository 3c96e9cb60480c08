import type {
  AfterErrorHook,
  CollectionAfterOperationHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { log } from '../log.ts';
import { recordAccess, type Access } from './record-access.ts';

/** What Payload does, in the words of the record. What is not named here (logout, refresh, unlock …) shows nobody. */
const acts: Record<string, string> = {
  find: 'list',
  findByID: 'open',
  findDistinct: 'filter',
  count: 'count',
  countVersions: 'count versions',
  findVersions: 'list versions',
  findVersionByID: 'open version',
  restoreVersion: 'restore version',
  create: 'create',
  update: 'change many',
  updateByID: 'change',
  delete: 'delete many',
  deleteByID: 'delete',
  login: 'sign in',
};

/** Of what this person may not see, Payload says the same. */
const notThere = 'not found';

type Asked = { where?: unknown; currentDepth?: number; id?: unknown };

const note: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  if (req.context.isOneAct) return result;
  const access = describe(collection.slug, operation, args as Asked, result);
  if (!access) return result;
  // The person of a sign-in is known by its result alone, and code that reads for itself is nobody.
  if (!access.who && req.user?.collection !== 'users') return result;
  // Who they are themselves, every page of the office asks.
  if (collection.slug === 'users' && operation === 'findByID' && access.id === req.user?.id)
    return result;
  await recordAccess(req, access);
  return result;
};

/** The line of one operation; null for operations that show and touch nobody. */
function describe(
  record: string,
  operation: string,
  { where, currentDepth, id }: Asked,
  result: unknown,
): Access | null {
  const act = acts[operation];
  if (!act) return null;
  if (operation === 'findByID' && result === null && typeof id === 'string')
    return { act: notThere, record, id };
  if (result === null || typeof result !== 'object') return null;
  if (operation === 'login') {
    const user: unknown = Reflect.get(result, 'user');
    const id = idOf(user);
    return { act, record, id, who: { id, username: textOf(user, 'username') } };
  }
  const docs: unknown = Reflect.get(result, 'docs');
  const values: unknown = Reflect.get(result, 'values');
  const total: unknown = Reflect.get(result, 'totalDocs');
  const isAsked = typeof where === 'object' && where !== null && Object.keys(where).length > 0;
  const question = isAsked ? { question: where } : {};
  if (Array.isArray(docs)) {
    const named = operation === 'find' && isAsked ? 'search' : act;
    const shown = operation === 'find' && currentDepth ? 'relation' : named;
    return { act: shown, record, ids: docs.map(idOf), ...question };
  }
  if (Array.isArray(values)) return { act, record, count: values.length, ...question };
  if (operation === 'count' || operation === 'countVersions')
    return { act, record, count: Number(total ?? 0), ...question };
  return { act: currentDepth ? 'relation' : act, record, id: idOf(result) };
}

function textOf(doc: unknown, name: string): string {
  const value: unknown = typeof doc === 'object' && doc !== null ? Reflect.get(doc, name) : '';
  return typeof value === 'string' ? value : '';
}

const idOf = (doc: unknown) => textOf(doc, 'id');

/** Every operation of a person on this collection is one line of the record of access, written before it is answered. */
export function recorded(collection: CollectionConfig): CollectionConfig {
  const hooks = collection.hooks ?? {};
  return {
    ...collection,
    hooks: { ...hooks, afterOperation: [...(hooks.afterOperation ?? []), note] },
  };
}

/** What strangers are refused is written once a minute and kind: whoever knocks a thousand times fills no disk. */
const lastOfNobody = new Map<string, number>();

/** One line for what somebody was refused. Never throws: nothing was shown, so the refusal stands without its line. */
export async function recordRefusal(
  req: Pick<PayloadRequest, 'user' | 'payloadAPI'>,
  refusal: Omit<Access, 'act'> & { act?: string },
): Promise<void> {
  const access = { act: 'refused', ...refusal };
  const kind = `${access.act} ${access.record}`;
  if (req.user?.collection !== 'users' && !access.who && access.question === undefined) {
    if (Date.now() - (lastOfNobody.get(kind) ?? 0) < 60_000) return;
    lastOfNobody.set(kind, Date.now());
  }
  try {
    await recordAccess(req, access);
  } catch (err) {
    // recordAccess has raised the alert.
    log.warn({ err }, 'a refusal could not be recorded');
  }
}

/** Sign-ins that failed, and what was refused to somebody who asked for people. */
export function recordRefusals(slugs: ReadonlySet<string>): AfterErrorHook {
  return async ({ collection, error, req }) => {
    const status: unknown = Reflect.get(error, 'status');
    if (!collection || !slugs.has(collection.slug)) return;
    const record = collection.slug;
    if (record === 'users' && (req.pathname ?? '').endsWith('/login')) {
      if (status === 401 || status === 403 || status === 429)
        await recordRefusal(req, {
          act: failedSignIn(error),
          record,
          question: textOf(req.data, 'username').trim().toLowerCase().slice(0, 100),
        });
      return;
    }
    const id: unknown = req.routeParams?.id;
    const isMissed = status === 404 && typeof id === 'string' && req.user?.collection === 'users';
    if (status === 401 || status === 403 || isMissed)
      await recordRefusal(req, {
        ...(isMissed && { act: notThere }),
        record,
        ...(typeof id === 'string' && { id }),
      });
  };
}

/** Whose password was right and whose code is missing has not failed yet; a thief without the phone comes no further. */
function failedSignIn(error: Error): string {
  const step = textOf(Reflect.get(error, 'data'), 'secondFactor');
  if (step === 'code') return 'sign in: code asked';
  return step === 'missing' ? 'sign in: no code app' : 'sign in failed';
}

import {
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type ServerFunctionClientArgs,
} from 'payload';
import { recordRefusal } from './recorded.ts';

/**
 * Runs a function that a page of the admin calls on the server. What it reads is recorded like any other reading; what it
 * refuses goes by no REST handler, so its line is written here.
 */
export async function recordedFunction<T>(
  { name, args }: ServerFunctionClientArgs,
  {
    payload,
    user,
    slugs,
  }: { payload: Payload; user: PayloadRequest['user']; slugs: ReadonlySet<string> },
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const record = [args.collectionSlug, args.slug, args.collection].find(
      (slug): slug is string => typeof slug === 'string' && slugs.has(slug),
    );
    if (record && isRefusal(error)) {
      const id: unknown = args.docID ?? args.id;
      const req = await createLocalReq({ ...(user && { user }) }, payload);
      await recordRefusal(req, {
        act: `refused ${name}`.slice(0, 60),
        record,
        ...(typeof id === 'string' && { id }),
      });
    }
    throw error;
  }
}

/** Payload says "not found" of what somebody may not see, too; Next's own signal for it is an error with a digest. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const [status, digest]: unknown[] = [Reflect.get(error, 'status'), Reflect.get(error, 'digest')];
  return (
    status === 401 ||
    status === 403 ||
    error.message === 'not-found' ||
    error.message === 'Unauthorized' ||
    (typeof digest === 'string' && digest.startsWith('NEXT_HTTP_ERROR_FALLBACK'))
  );
}

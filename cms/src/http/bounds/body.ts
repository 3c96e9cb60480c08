import { refuse } from '../refuse.ts';

export const maxBody = 64 * 1024;
export const maxUpload = 25_000_000;
const maxNesting = 40;

/** How long a body of 64 kB may take; a slower one holds a place that others need. */
const bodyMs = 15_000;

/** Reads a body of at most 64 kB within 15 s; answers the refusal instead when there is more or it takes longer. */
export async function readBounded(
  request: Request,
  { withinMs = bodyMs } = {},
): Promise<Buffer<ArrayBuffer> | Response> {
  const tooLarge = () => refuse(413, `A request has at most ${maxBody / 1024} kB`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBody) return tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel();
  }, withinMs);
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (isLate) return refuse(408, 'The request took too long');
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > maxBody) {
        void reader.cancel();
        return tooLarge();
      }
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Says what is wrong with the text of a JSON body; null when it can be read. Postgres has no room for U+0000. */
export function findJsonFault(text: string): string | null {
  if (nesting(text) > maxNesting) return `The body is nested more than ${maxNesting} times`;
  let hasNul = false;
  try {
    JSON.parse(text, (key, value: unknown) => {
      hasNul ||= key.includes('\0') || (typeof value === 'string' && value.includes('\0'));
      return value;
    });
  } catch {
    return 'The body is not valid JSON';
  }
  return hasNul ? 'The body holds a character that cannot be stored' : null;
}

function nesting(text: string): number {
  let level = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++level);
    else if (token === ']' || token === '}') level--;
  }
  return deepest;
}

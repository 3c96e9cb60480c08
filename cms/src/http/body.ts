import { refuse } from './refuse.ts';

export const maxBody = 64 * 1024;
export const maxUpload = 25_000_000;
const maxNesting = 40;

/** Reads a body of at most 64 kB; answers the refusal instead when there is more. */
export async function readBounded(request: Request): Promise<string | Response> {
  const tooLarge = () => refuse(413, `A request has at most ${maxBody / 1024} kB`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBody) return tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBody) return tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
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

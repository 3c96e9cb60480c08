import type { FieldErrors } from 'common/contract/check';

/** The messages per field of a refused call, whose error is '<status>: <body>' (spec §8); none for any other trouble. */
export function refusedFields(error: unknown): FieldErrors {
  const body = /^4\d\d: ([\s\S]*)$/.exec(error instanceof Error ? error.message : '')?.[1];
  if (!body) return {};
  try {
    const { fieldErrors } = JSON.parse(body) as { fieldErrors?: unknown };
    if (typeof fieldErrors !== 'object' || fieldErrors === null) return {};
    return Object.fromEntries(
      Object.entries(fieldErrors).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

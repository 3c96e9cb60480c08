import type { ClientBase } from 'pg';

/** The number of a line of the record of access, and the hash by which every later line holds on to it. */
export type Mark = { seq: number; hash: string };

/** As it is printed, mailed and typed: `1234:ab12…`. */
export const writeMark = ({ seq, hash }: Mark) => `${seq}:${hash}`;

/** Null when it is no mark. */
export function readMark(text: string): Mark | null {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  return seq && hash ? { seq: Number(seq), hash } : null;
}

/** The mark of the newest line; null while there is none. */
export async function newestMark(client: Pick<ClientBase, 'query'>): Promise<Mark | null> {
  const { rows } = await client.query<Mark>(
    'select seq::int as seq, hash from openings where seq is not null order by seq desc limit 1',
  );
  return rows[0] ?? null;
}

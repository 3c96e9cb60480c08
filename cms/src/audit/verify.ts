import type { ClientBase } from 'pg';
import type { Mark } from './mark.ts';

export type Verdict = { lines: number; last: Mark | null; breaks: string[] };

/**
 * Walks the record of access: every line's own hash, its hold on the line before, numbers without gaps, and that the lines
 * which were seen before (`marks`, from the log or a mail) are still there as they were. A cut end shows by a mark alone.
 */
export async function verifyRecord(
  client: Pick<ClientBase, 'query'>,
  marks: Mark[] = [],
): Promise<Verdict> {
  const { rows } = await client.query<{ number: number; changed: boolean; loose: boolean }>(`
    select number, changed, loose from (
      select coalesce(seq, 0)::int as number,
        hash is distinct from access_line_hash(openings) as changed,
        (seq is distinct from coalesce(lag(seq) over w, 0) + 1
          or prev is distinct from coalesce(lag(hash) over w, repeat('0', 64))) as loose
      from openings window w as (order by seq nulls first)
    ) lines where changed or loose order by number`);
  const breaks = rows.flatMap(({ number, changed, loose }) => [
    ...(changed ? [`Line ${number} was changed.`] : []),
    ...(loose
      ? [`Between line ${number} and the one before, a line is missing or was swapped.`]
      : []),
  ]);
  for (const { seq, hash } of marks) {
    const found = await client.query<{ hash: string }>('select hash from openings where seq = $1', [
      seq,
    ]);
    if (found.rows[0]?.hash !== hash)
      breaks.push(
        `Line ${seq} is not what it was when its mark was noted: the end was cut or written anew.`,
      );
  }
  const triggers = await client.query(
    `select 1 from pg_trigger where tgrelid = 'openings'::regclass and tgenabled in ('O', 'A')
       and tgname in ('access_line_chain', 'access_line_stays', 'access_record_stays')`,
  );
  if (triggers.rowCount !== 3) breaks.push('The guards of the table were taken away or put off.');
  const end = await client.query<{ lines: number; seq: number; hash: string }>(
    `select count(*) over ()::int as lines, seq::int as seq, hash from openings order by seq desc nulls last limit 1`,
  );
  const last = end.rows[0];
  return {
    lines: last?.lines ?? 0,
    last: last ? { seq: last.seq, hash: last.hash } : null,
    breaks,
  };
}

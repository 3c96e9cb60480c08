import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { sealedColumn } from '../../fields/encryption/encrypted.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';

/** A connection, of a transaction or of its own. */
export type Connection = Pick<Payload['db']['drizzle'], 'execute'>;

export const { seal: sealKey, open: openKey } = sealedColumn({
  table: 'account_factors',
  column: 'sealed_key',
  id: 'account_id',
  place: { collection: 'users', field: 'totpKey' },
});

export async function hasFactor(connection: Connection, account: string): Promise<boolean> {
  const { rows } = await connection.execute(
    sql`select 1 from account_factors where account_id = ${account}`,
  );
  return rows.length > 0;
}

/** Takes the place of what the account had. `step` is the one of the code that proved it: it opens nothing any more. */
export async function storeFactor(
  connection: Connection,
  account: string,
  { sealed, step, recoveryCodes }: { sealed: string; step: number; recoveryCodes: string[] },
): Promise<void> {
  const hashes = JSON.stringify(recoveryCodes.map(hashRecoveryCode));
  await connection.execute(sql`
    insert into account_factors (account_id, sealed_key, last_step, recovery_codes)
    values (${account}, ${sealed}, ${step}, ${hashes}::jsonb)
    on conflict (account_id) do update set sealed_key = excluded.sealed_key, last_step = excluded.last_step,
      recovery_codes = excluded.recovery_codes, enrolled_at = now()`);
}

export async function dropFactor(connection: Connection, account: string): Promise<void> {
  await connection.execute(sql`delete from account_factors where account_id = ${account}`);
}

/**
 * True when `code` is the code of this half minute (or of one beside it) or an unused recovery code. Whatever is taken
 * is used up by the statement that takes it: of two requests with the same code one is refused.
 */
export async function takeCode(
  connection: Connection,
  account: string,
  code: string,
): Promise<boolean> {
  const { rows } = await connection.execute<{ sealed_key: string; last_step: string }>(
    sql`select sealed_key, last_step from account_factors where account_id = ${account}`,
  );
  const [row] = rows;
  if (!row) return false;
  const digits = code.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const step = findStep(openKey(account, row.sealed_key), digits, Number(row.last_step));
    if (step === null) return false;
    const taken = await connection.execute(sql`
      update account_factors set last_step = ${step}
      where account_id = ${account} and last_step < ${step} returning account_id`);
    return taken.rows.length > 0;
  }
  const hash = hashRecoveryCode(code);
  const taken = await connection.execute(sql`
    update account_factors set recovery_codes = recovery_codes - ${hash}::text
    where account_id = ${account} and recovery_codes ? ${hash}::text returning account_id`);
  return taken.rows.length > 0;
}

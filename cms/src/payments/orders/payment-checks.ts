import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../../transaction.ts';
import type { CheckKind } from './check-kinds.ts';

export type Check = {
  kind: CheckKind;
  key: string;
  words: string;
  order?: string | null;
  stripeId?: string | null;
  isRepaired?: boolean;
  deadline?: string | null;
};

/** Puts a finding on the practice's list, once for each `kind` and `key`. True when it is new. In the caller's transaction. */
export async function noteCheck(
  req: PayloadRequest,
  { kind, key, words, order = null, stripeId = null, isRepaired = false, deadline = null }: Check,
): Promise<boolean> {
  const own = `${kind}:${key}`;
  if (
    await req.payload.db.findOne({
      collection: 'payment-checks',
      where: { key: { equals: own } },
      select: { kind: true },
      req,
    })
  )
    return false;
  const data = {
    id: randomUUID(),
    kind,
    key: own,
    words,
    order,
    stripeId,
    deadline,
    state: isRepaired ? 'repaired' : 'open',
  };
  await req.payload.db.create({ collection: 'payment-checks', data, req });
  return true;
}

/** The same in a transaction of its own. */
export async function noteCheckNow(payload: Payload, check: Check): Promise<boolean> {
  return await inTransaction(
    payload,
    `check:${check.kind}:${check.key}`,
    async (req) => await noteCheck(req, check),
  );
}

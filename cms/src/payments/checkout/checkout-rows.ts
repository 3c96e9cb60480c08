import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { TermsAccepted } from 'common/contract/payment-fields';
import type { CustomerForm } from 'common/contract/payment-requests';
import type { Payload, PayloadRequest } from 'payload';
import { decryptField, encryptField } from '../../fields/encryption/encrypted.ts';
import type { Snapshot } from './pricing.ts';

export type Revision = Snapshot & { revision: number };

/** What the buyer typed: all of it on the checkout page, '' for what the dialog does not ask. */
export type BuyerForm = Omit<
  CustomerForm,
  keyof TermsAccepted | 'termsAccepted' | 'privacyPolicyAccepted'
> &
  TermsAccepted & { termsAccepted?: true };

/** A row of `checkouts` as code reads it: `customer` stays sealed until `openCustomer`. */
export type CheckoutRow = {
  id: string;
  reference: string;
  status: 'open' | 'paid' | 'abandoned';
  revision: number;
  revisions: Revision[];
  paymentIntentId: string | null;
  customer: string | null;
  termsVersion: string | null;
  termsPage: string | null;
  termsAcceptedAt: string | null;
  updatedAt: string;
};

/** An intent is never far behind its row, so the oldest revisions of an endless session may go. */
const keptRevisions = 100;
const collection = 'checkouts';

/** A row is touched at least so often while it is used; the reconciliation goes by its age. */
const touchedEveryMs = 60 * 60_000;

export async function findCheckout(
  payload: Payload,
  reference: string,
  req?: PayloadRequest,
): Promise<CheckoutRow | null> {
  return await payload.db.findOne<CheckoutRow>({
    collection,
    where: { reference: { equals: reference } },
    req,
  });
}

/**
 * Makes `snapshot` the row's current revision and stores the form when it is given. Says nothing new when the current
 * revision already sells the same, unless `fresh` asks for another one. Writers that meet take turns (compare and set).
 * `known`: the row as it was just read, null where there was none; it is read again when somebody was faster.
 */
export async function reviseCheckout(
  payload: Payload,
  {
    reference,
    snapshot,
    customer,
    fresh,
    known,
  }: {
    reference: string;
    snapshot: Snapshot;
    customer?: BuyerForm;
    fresh?: boolean;
    known?: CheckoutRow | null;
  },
): Promise<CheckoutRow> {
  for (let turn = 0; turn < 20; turn += 1) {
    const row = turn === 0 && known !== undefined ? known : await findCheckout(payload, reference);
    const written = row
      ? await revise(payload, row, snapshot, customer, fresh)
      : await insert(payload, reference, snapshot, customer);
    if (written) return written;
  }
  throw new Error('A checkout was changed by too many requests at once');
}

/** The same snapshot as a new revision, whose idempotency key Stripe does not know yet. */
export async function renewRevision(payload: Payload, row: CheckoutRow): Promise<void> {
  const { revision: _, ...snapshot } = currentRevision(row);
  await revise(payload, row, snapshot, undefined, true);
}

/** Binds an intent to the row, in the place of `instead`. False when another request was faster. */
export async function attachIntent(
  payload: Payload,
  row: CheckoutRow,
  intentId: string,
  instead: string | null,
): Promise<boolean> {
  const held =
    instead === null
      ? { paymentIntentId: { exists: false } }
      : { paymentIntentId: { equals: instead } };
  return (
    (await change(
      payload,
      { and: [{ id: { equals: row.id } }, held] },
      { paymentIntentId: intentId, status: 'open' },
    )) !== null
  );
}

export async function markPaid(
  payload: Payload,
  row: CheckoutRow,
  req: PayloadRequest,
): Promise<void> {
  await change(payload, { id: { equals: row.id } }, { status: 'paid' }, req);
}

/** Closes the open checkout that holds an intent which nobody can pay any more, and answers its reference. Null when there is none, or when it has another intent by now. */
export async function abandonCheckout(payload: Payload, intentId: string): Promise<string | null> {
  const closed = await change(
    payload,
    { and: [{ paymentIntentId: { equals: intentId } }, { status: { equals: 'open' } }] },
    { status: 'abandoned' },
  );
  return closed?.reference ?? null;
}

export function openCustomer(row: CheckoutRow): BuyerForm | null {
  return row.customer
    ? (JSON.parse(
        decryptField(row.customer, { collection, field: 'customer', id: row.id }),
      ) as BuyerForm)
    : null;
}

export function currentRevision(row: CheckoutRow): Revision {
  const current = row.revisions.find(({ revision }) => revision === row.revision);
  if (!current) throw new Error('A checkout has lost its current revision');
  return current;
}

async function insert(
  payload: Payload,
  reference: string,
  snapshot: Snapshot,
  customer?: BuyerForm,
): Promise<CheckoutRow | null> {
  const id = randomUUID();
  const row: CheckoutRow = {
    id,
    reference,
    status: 'open',
    revision: 1,
    revisions: [{ ...snapshot, revision: 1 }],
    paymentIntentId: null,
    customer: null,
    termsVersion: null,
    termsPage: null,
    termsAcceptedAt: null,
    updatedAt: new Date().toISOString(),
    ...formFields(id, customer),
  };
  try {
    await payload.db.create({ collection, data: { ...row }, returning: false });
    return row;
  } catch (error) {
    if (!(await findCheckout(payload, reference))) throw error;
    return null;
  }
}

async function revise(
  payload: Payload,
  row: CheckoutRow,
  snapshot: Snapshot,
  customer?: BuyerForm,
  fresh = false,
): Promise<CheckoutRow | null> {
  const { revision: _, ...current } = currentRevision(row);
  const same = !fresh && isDeepStrictEqual(current, snapshot);
  if (same && !customer && Date.now() - Date.parse(row.updatedAt) < touchedEveryMs) return row;
  const next = row.revision + 1;
  const revisions = same
    ? {}
    : {
        revision: next,
        revisions: [...row.revisions, { ...snapshot, revision: next }].slice(-keptRevisions),
      };
  return await change(
    payload,
    { and: [{ id: { equals: row.id } }, { revision: { equals: row.revision } }] },
    { ...revisions, ...formFields(row.id, customer) },
  );
}

function formFields(id: string, customer?: BuyerForm) {
  if (!customer) return {};
  const { termsVersion = null, termsPage = null } = customer;
  const termsAcceptedAt = customer.termsAccepted || termsVersion ? new Date().toISOString() : null;
  return {
    customer: encryptField(JSON.stringify(customer), { collection, field: 'customer', id }),
    termsVersion,
    termsPage,
    termsAcceptedAt,
  };
}

async function change(
  payload: Payload,
  where: Parameters<Payload['db']['updateOne']>[0]['where'],
  data: Record<string, unknown>,
  req?: PayloadRequest,
) {
  const changed: CheckoutRow | null = await payload.db.updateOne({
    collection,
    where: where ?? {},
    data: { ...data, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  });
  return changed;
}

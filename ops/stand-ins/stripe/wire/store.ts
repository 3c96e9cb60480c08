import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import type { CardRecord } from '../cards.ts';
import type { Challenge } from '../challenges/challenges.ts';
import type { RetrySettings } from './records.ts';
import type { CardBehaviour } from './records.ts';
import type { Clock } from './records.ts';
import type { SavedAnswer } from './records.ts';
import type { Delivery } from './records.ts';

export type Collections = {
  balance_transactions: Stripe.BalanceTransaction;
  payouts: Stripe.Payout;
  early_fraud_warnings: Stripe.Radar.EarlyFraudWarning;
  /** With which payout a line of the balance went, by the id of the line. */
  paid_out: { id: string; payout: string };
  webhook_endpoints: Stripe.WebhookEndpoint;
  /** What a test says of the account ('account'), its ways to pay ('methods') and what its key may not do ('key'). */
  settings: { id: string; patch?: object; lacks?: string[] };
  payment_intents: Stripe.PaymentIntent;
  payment_methods: Stripe.PaymentMethod;
  charges: Stripe.Charge;
  customers: Stripe.Customer | Stripe.DeletedCustomer;
  disputes: Stripe.Dispute;
  invoice_payments: Stripe.InvoicePayment;
  invoices: Stripe.Invoice | Stripe.DeletedInvoice;
  prices: Stripe.Price;
  products: Stripe.Product | Stripe.DeletedProduct;
  refunds: Stripe.Refund;
  subscription_schedules: Stripe.SubscriptionSchedule;
  subscriptions: Stripe.Subscription;
  test_clocks: Stripe.TestHelpers.TestClock;
  tokens: Stripe.Token;
  events: Stripe.Event;
  challenges: Challenge;
  deliveries: Delivery;
  answers: SavedAnswer;
  cards: CardRecord;
  behaviours: CardBehaviour;
  clocks: Clock;
  retry_settings: RetrySettings;
};

type Name = keyof Collections;
type Change = { in: Name; id: string; value: unknown };
type Undo = { in: Name; id: string; before: unknown };

export type Store = {
  get: <N extends Name>(name: N, id: string) => Collections[N] | undefined;
  /** Newest first. */
  list: <N extends Name>(name: N) => Collections[N][];
  put: <N extends Name>(name: N, value: Collections[N]) => void;
  /** Makes everything put since the last call durable, together or not at all. */
  commit: () => void;
  /** Forgets everything put since the last commit. */
  rollback: () => void;
};

/**
 * Objects in memory, with a journal on disk when a folder is given. One request is one line, so that a kill leaves
 * either all or nothing of it; a torn last line is dropped and the journal rewritten short at the next start.
 */
export function openStore(dir: string | undefined): Store {
  const objects = new Map<Name, Map<string, unknown>>();
  const journal = dir ? join(dir, 'journal.jsonl') : undefined;
  let pending: Change[] = [];
  let undo: Undo[] = [];

  const collection = (name: Name) => {
    const found = objects.get(name) ?? new Map<string, unknown>();
    objects.set(name, found);
    return found;
  };
  const apply = (changes: Change[]) => {
    for (const change of changes) collection(change.in).set(change.id, change.value);
  };

  if (dir && journal) {
    mkdirSync(dir, { recursive: true });
    for (const changes of readJournal(journal)) apply(changes);
    const lines = [...objects].flatMap(([name, values]) =>
      [...values].map(([id, value]) => `${JSON.stringify([{ in: name, id, value }])}\n`),
    );
    writeFileSync(`${journal}.new`, lines.join(''), { mode: 0o600 });
    renameSync(`${journal}.new`, journal);
  }

  return {
    get: <N extends Name>(name: N, id: string) =>
      collection(name).get(id) as Collections[N] | undefined,
    list: <N extends Name>(name: N) =>
      ([...collection(name).values()] as Collections[N][]).reverse(),
    put(name, value) {
      undo.push({ in: name, id: value.id, before: collection(name).get(value.id) });
      pending.push({ in: name, id: value.id, value });
      collection(name).set(value.id, value);
    },
    commit() {
      if (journal && pending.length > 0)
        appendFileSync(journal, `${JSON.stringify(pending)}\n`, { mode: 0o600 });
      pending = [];
      undo = [];
    },
    rollback() {
      for (const change of undo.reverse()) {
        if (change.before === undefined) collection(change.in).delete(change.id);
        else collection(change.in).set(change.id, change.before);
      }
      pending = [];
      undo = [];
    },
  };
}

function readJournal(path: string): Change[][] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  const torn = lines.pop();
  if (torn)
    process.stderr.write(`stripe stand-in: dropped a half-written request at the end of ${path}\n`);
  return lines.map((line) => JSON.parse(line) as Change[]);
}

import type { CustomerForm } from 'cms/payments/contract';
import { reprice, totalCents } from '../cart/cart.ts';
import type { CartLine, PriceList } from '../cart/cart.ts';
import { toCents, wireAmount } from '../ui/money.ts';
import type { PaymentApi, WireRefusal } from './api.ts';
import { knownFieldErrors } from './form.ts';
import type { FieldErrors } from './form.ts';
import { intentRequest } from './wire.ts';

export type Order = { transactionId: string; number: string };
export type Problem = { title: string; message: string };

export type IntentOutcome =
  | { kind: 'ready'; clientSecret: string }
  /** This checkout has been paid before: in another tab, or before a reload. */
  | { kind: 'paid'; order: Order }
  | { kind: 'repriced'; lines: CartLine[]; notices: string[] }
  | { kind: 'refused-fields'; errors: FieldErrors }
  | { kind: 'failed'; problem: Problem };

export const CONNECTION_ERROR: Problem = { title: 'Connection Error', message: 'Unable to connect to payment processor.' };

/**
 * Asks for the payment intent of these lines, or brings it up to date (CHK-14, 16…18). A 409 answers with the cart as it
 * should be. An intent over another amount than the page shows is never handed out.
 */
export async function requestIntent(api: PaymentApi, lines: CartLine[], reference: string, customer?: CustomerForm): Promise<IntentOutcome> {
  const result = await api.intent(intentRequest(lines, reference, customer));
  if (result.kind === 'unreachable') return { kind: 'failed', problem: CONNECTION_ERROR };
  if (result.kind === 'refused') return refused(lines, result.status, result.refusal);
  const { answer } = result;
  if ('paid' in answer) return { kind: 'paid', order: { transactionId: answer.transactionId, number: answer.number } };
  if (answer.amount !== wireAmount(totalCents(lines))) return { kind: 'failed', problem: setupError(undefined) };
  return { kind: 'ready', clientSecret: answer.clientSecret };
}

export function setupError(message: string | undefined): Problem {
  return { title: 'Setup Error', message: message || 'Unable to initialize payment.' };
}

function refused(lines: CartLine[], status: number, refusal: WireRefusal): IntentOutcome {
  if (status === 409 && refusal.prices) {
    const repriced = reprice(lines, priceList(lines, refusal.prices));
    if (repriced.lines !== lines) return { kind: 'repriced', ...repriced };
  }
  const errors = knownFieldErrors(refusal.fieldErrors);
  if (Object.keys(errors).length > 0) return { kind: 'refused-fields', errors };
  return { kind: 'failed', problem: setupError(refusal.message) };
}

/** A line that the refusal does not speak of keeps its price. */
function priceList(lines: CartLine[], prices: NonNullable<WireRefusal['prices']>): PriceList {
  const spoken = Object.entries(prices).map(([id, current]) => [id, current && { name: current.name, cents: toCents(current.price) }]);
  return { ...Object.fromEntries(lines.map(({ id, name, cents }) => [id, { name, cents }])), ...Object.fromEntries(spoken) };
}

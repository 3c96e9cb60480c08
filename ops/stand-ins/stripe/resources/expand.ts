import type Stripe from 'stripe';
import { invalidRequest } from '../wire/errors.ts';
import type { Collections, Store } from '../wire/store.ts';

/** Where the object behind an id stands. */
const homes: Readonly<Record<string, keyof Collections>> = {
  balance_transaction: 'balance_transactions',
  charge: 'charges',
  customer: 'customers',
  default_payment_method: 'payment_methods',
  invoice: 'invoices',
  latest_charge: 'charges',
  latest_invoice: 'invoices',
  payment_intent: 'payment_intents',
  payment_method: 'payment_methods',
  price: 'prices',
  product: 'products',
  released_subscription: 'subscriptions',
  schedule: 'subscription_schedules',
  subscription: 'subscriptions',
};

/** Fields that an object has only when they are asked for, by `<object>.<field>`. */
const onlyExpanded: Readonly<Record<string, (store: Store, id: string) => unknown>> = {
  'charge.refunds': (store, id) =>
    asList(
      store.list('refunds').filter((refund) => refund.charge === id),
      `/v1/charges/${id}/refunds`,
    ),
  'invoice.confirmation_secret': (store, id) => {
    const intent = store.get('payment_intents', intentOf(store, id) ?? '');
    return intent ? { type: 'payment_intent', client_secret: intent.client_secret } : null;
  },
  'invoice.payments': (store, id) =>
    asList(
      store.list('invoice_payments').filter((payment) => payment.invoice === id),
      '/v1/invoice_payments',
    ),
};

/**
 * Puts objects in the place of their ids, for the paths asked for (https://docs.stripe.com/api/expanding_objects).
 * In a list a path begins with `data.`.
 */
export function expand<T extends object>(store: Store, object: T, paths: string[] | undefined): T {
  return (paths ?? []).reduce(
    (result, path, place) => walk(store, result, path.split('.'), { path, place }) as T,
    object,
  );
}

type Asked = { path: string; place: number };

function walk(store: Store, value: unknown, [head, ...rest]: string[], asked: Asked): unknown {
  if (head === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => walk(store, entry, [head, ...rest], asked));
  if (asked.path.split('.').length > 4)
    throw invalidRequest('You cannot expand more than 4 levels of a property.', {
      param: `expand[${asked.place}]`,
    });
  const object = value as { id?: string; object?: string; [name: string]: unknown };
  const made = onlyExpanded[`${object.object}.${head}`]?.(store, object.id ?? '');
  const inner = made ?? object[head];
  const home = homes[head];
  const isEnd = rest.length === 0;
  if (typeof object !== 'object' || inner === undefined || (isEnd && made === undefined && !home)) {
    throw invalidRequest(`This property cannot be expanded (${asked.path}).`, {
      param: `expand[${asked.place}]`,
    });
  }
  const found = typeof inner === 'string' && home ? (store.get(home, inner) ?? inner) : inner;
  return { ...object, [head]: typeof found === 'string' ? found : walk(store, found, rest, asked) };
}

function intentOf(store: Store, invoiceId: string): string | undefined {
  const payment = store
    .list('invoice_payments')
    .find(({ invoice, is_default: isDefault }) => invoice === invoiceId && isDefault);
  return payment?.payment.payment_intent as string | undefined;
}

function asList<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url };
}

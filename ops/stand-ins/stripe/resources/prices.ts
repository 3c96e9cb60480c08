import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import { invalidRequest, missingParameter, noSuch } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { OneOf, readParameters, type Shape } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';
import { mergeMetadata } from './addresses.ts';
import { expand } from './expand.ts';
import { checkCurrency } from './payment-intent-checks.ts';
import { requireProduct } from './products.ts';
import { listRoute, retrieveRoute } from './reading.ts';

const largest = 99_999_999;

/** A price given in the place where it is used. */
export type PriceData = Pick<
  Stripe.SubscriptionScheduleCreateParams.Phase.Item.PriceData,
  'currency' | 'product' | 'recurring' | 'tax_behavior' | 'unit_amount'
>;

const recurringShape = {
  interval: new OneOf('day', 'month', 'week', 'year'),
  interval_count: 'integer',
} as const;

export const priceDataShape: Shape<PriceData> = {
  currency: 'string',
  product: 'string',
  recurring: recurringShape,
  tax_behavior: new OneOf('exclusive', 'inclusive', 'unspecified'),
  unit_amount: 'integer',
};

type Given = Partial<Omit<PriceData, 'recurring'>> & {
  recurring?: PriceData['recurring'];
  active?: boolean;
  nickname?: string;
  metadata?: Stripe.MetadataParam;
};

/** Stores a price. Throws Stripe's errors; `path` is the name of the parameter that held it, for them. */
function makePrice(call: Call, given: Given, path: string): Stripe.Price {
  const name = (field: string) => (path ? `${path}[${field}]` : field);
  const { currency, product, recurring, unit_amount: amount } = given;
  if (!currency) throw missingParameter(name('currency'));
  if (!product) throw missingParameter(name('product'));
  if (amount === undefined) throw missingParameter(name('unit_amount'));
  if (amount < 0)
    throw invalidRequest('This value must be greater than or equal to 0.', {
      code: 'parameter_invalid_integer',
      param: name('unit_amount'),
    });
  if (amount > largest)
    throw invalidRequest('Amount must be no more than $999,999.99', {
      code: 'amount_too_large',
      param: name('unit_amount'),
    });
  if (recurring && !recurring.interval) throw missingParameter(`${name('recurring')}[interval]`);
  const owner = requireProduct(call, product, name('product'));
  if (!owner.active)
    throw invalidRequest(
      `The product ${owner.id} is marked as inactive, and thus cannot be used to create a new price.`,
      { code: 'product_inactive', param: name('product') },
    );
  const price: Stripe.Price = {
    id: newId('price'),
    object: 'price',
    active: given.active ?? true,
    billing_scheme: 'per_unit',
    created: call.now(),
    currency: checkCurrency(currency),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: mergeMetadata({}, given.metadata),
    nickname: given.nickname || null,
    product: owner.id,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: given.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: decimal(amount),
  };
  call.store.put('prices', price);
  call.emit('price.created', price);
  return price;
}

/** Decimals travel as text; the SDK makes its own type of them. */
export function decimal(amount: number | null): Stripe.Price['unit_amount_decimal'] {
  return amount === null ? null : (String(amount) as unknown as Stripe.Decimal);
}

/** The recurring price that an item names or brings along. A price made in passing cannot be used for anything else. */
export function recurringPrice(
  call: Call,
  item: { price?: string | undefined; price_data?: PriceData | undefined },
  path: string,
): Stripe.Price {
  if (item.price && item.price_data)
    throw invalidRequest('You may only specify one of these parameters: price, price_data.', {
      code: 'parameters_exclusive',
      param: path,
    });
  if (item.price_data && !item.price_data.recurring)
    throw missingParameter(`${path}[price_data][recurring]`);
  const price = item.price_data
    ? makePrice(call, { ...item.price_data, active: false }, `${path}[price_data]`)
    : requirePrice(call, item.price, path);
  if (!price.recurring) {
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param: `${path}[price]` },
    );
  }
  return price;
}

function requirePrice(call: Call, id: string | undefined, path: string): Stripe.Price {
  if (!id) throw missingParameter(`${path}[price]`);
  const price = call.store.get('prices', id);
  if (!price) throw noSuch('price', id, `${path}[price]`);
  return price;
}

function create(call: Call): Stripe.Price {
  const params = readParameters<Stripe.PriceCreateParams>(
    call.params,
    {
      active: 'boolean',
      currency: 'string',
      expand: 'strings',
      metadata: 'metadata',
      nickname: 'string',
      product: 'string',
      recurring: recurringShape,
      tax_behavior: 'string',
      unit_amount: 'integer',
    },
    ['currency'],
  );
  return expand(call.store, makePrice(call, params as Given, ''), params.expand);
}

const isWanted = (price: Stripe.Price, { active, product }: Stripe.PriceListParams) =>
  (active === undefined || price.active === active) && (!product || price.product === product);

export const priceRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/v1/prices', caller: 'secret', handler: create },
  listRoute<Stripe.PriceListParams>('prices', { active: 'boolean', product: 'string' }, isWanted),
  retrieveRoute('prices', 'price'),
];

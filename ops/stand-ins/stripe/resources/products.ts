import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import { invalidRequest, noSuch } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { readParameters } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';
import { mergeMetadata } from './addresses.ts';
import { listRoute } from './reading.ts';

const changeable = {
  active: 'boolean',
  description: 'string',
  expand: 'strings',
  images: 'strings',
  metadata: 'metadata',
  name: 'string',
  shippable: 'boolean',
  statement_descriptor: 'string',
  tax_code: 'string',
  unit_label: 'string',
  url: 'string',
} as const;

type Params = Omit<
  Stripe.ProductUpdateParams,
  'default_price' | 'marketing_features' | 'package_dimensions'
>;

function fields(params: Params, before: Stripe.Product, now: number): Stripe.Product {
  const text = (value: string | null | undefined, old: string | null | undefined) =>
    value === undefined ? (old ?? null) : value || null;
  return {
    ...before,
    active: params.active ?? before.active,
    description: text(params.description, before.description),
    images: params.images || before.images,
    metadata: mergeMetadata(before.metadata, params.metadata),
    name: params.name || before.name,
    shippable: params.shippable ?? before.shippable,
    statement_descriptor: text(params.statement_descriptor, before.statement_descriptor),
    unit_label: text(params.unit_label, before.unit_label),
    updated: now,
    url: text(params.url, before.url),
  };
}

function create(call: Call): Stripe.Product {
  const params = readParameters<Params & { id?: string }>(
    call.params,
    { ...changeable, id: 'string' },
    ['name'],
  );
  const id = params.id || newId('prod');
  const taken = call.store.get('products', id);
  if (taken && !taken.deleted)
    throw invalidRequest(`Product already exists.`, {
      code: 'resource_already_exists',
      param: 'id',
    });
  const blank: Stripe.Product = {
    id,
    object: 'product',
    active: true,
    created: call.now(),
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: '',
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: call.now(),
    url: null,
  };
  const product = fields(params, blank, call.now());
  call.store.put('products', product);
  call.emit('product.created', product);
  return product;
}

/** Throws Stripe's resource_missing for an unknown or deleted product. */
export function requireProduct(call: Call, id: string, param = 'product'): Stripe.Product {
  const product = call.store.get('products', id);
  if (!product || product.deleted) throw noSuch('product', id, param);
  return product;
}

function retrieve(call: Call): Stripe.Product {
  readParameters<Stripe.ProductRetrieveParams>(call.params, { expand: 'strings' });
  return requireProduct(call, call.id, 'id');
}

function update(call: Call): Stripe.Product {
  const params = readParameters<Params>(call.params, changeable);
  const before = requireProduct(call, call.id, 'id');
  const product = fields(params, before, call.now());
  call.store.put('products', product);
  call.emit('product.updated', product, before);
  return product;
}

const isWanted = ({ id, active }: Stripe.Product, wanted: Stripe.ProductListParams) =>
  (wanted.active === undefined || active === wanted.active) &&
  (!wanted.ids || wanted.ids.includes(id));

export const productRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/v1/products', caller: 'secret', handler: create },
  listRoute<Stripe.ProductListParams>('products', { active: 'boolean', ids: 'strings' }, isWanted),
  { method: 'GET', pattern: '/v1/products/:id', caller: 'secret', handler: retrieve },
  { method: 'POST', pattern: '/v1/products/:id', caller: 'secret', handler: update },
];

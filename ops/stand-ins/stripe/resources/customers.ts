import type Stripe from 'stripe';
import { endAllOf } from '../billing/endings.ts';
import { onClockOf, requireTestClock } from '../control/clocks.ts';
import type { Call } from '../wire/call.ts';
import { invalidRequest, noSuch } from '../wire/errors.ts';
import { newId, randomText } from '../wire/ids.ts';
import { readParameters } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';
import { addressShape, fullAddress, fullShipping, mergeMetadata } from './addresses.ts';
import { expand } from './expand.ts';
import { attachMethod, requireAttachable } from './payment-methods.ts';
import { listRoute, retrieveRoute } from './reading.ts';

const shape = {
  address: addressShape,
  description: 'string',
  email: 'string',
  expand: 'strings',
  invoice_settings: { default_payment_method: 'string', footer: 'string' },
  metadata: 'metadata',
  name: 'string',
  payment_method: 'string',
  phone: 'string',
  shipping: { address: addressShape, name: 'string', phone: 'string' },
  test_clock: 'string',
} as const;

type Params = Stripe.CustomerCreateParams & Stripe.CustomerUpdateParams;

function fields(call: Call, params: Params, before: Stripe.Customer): Stripe.Customer {
  if (params.email && !params.email.includes('@')) {
    throw invalidRequest(`Invalid email address: ${params.email}`, {
      code: 'email_invalid',
      param: 'email',
    });
  }
  const text = (value: string | undefined, old: string | null | undefined) =>
    value === undefined ? (old ?? null) : value || null;
  return {
    ...before,
    address:
      params.address === undefined ? before.address : fullAddress(params.address || undefined),
    description: text(params.description, before.description),
    email: text(params.email, before.email),
    invoice_settings: invoiceSettings(call, params.invoice_settings, before),
    metadata: mergeMetadata(before.metadata, params.metadata),
    name: text(params.name, before.name),
    phone: text(params.phone, before.phone),
    shipping:
      params.shipping === undefined ? before.shipping : fullShipping(params.shipping || undefined),
  };
}

/** The default payment method has to be the customer's own. */
function invoiceSettings(
  call: Call,
  given: Params['invoice_settings'],
  before: Stripe.Customer,
): Stripe.Customer.InvoiceSettings {
  const wanted = given?.default_payment_method;
  const method = wanted ? call.store.get('payment_methods', wanted) : undefined;
  if (wanted && !method)
    throw noSuch('PaymentMethod', wanted, 'invoice_settings[default_payment_method]');
  if (method && method.customer !== before.id) {
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param: 'invoice_settings[default_payment_method]' },
    );
  }
  return {
    ...before.invoice_settings,
    default_payment_method:
      wanted === undefined ? before.invoice_settings.default_payment_method : (method?.id ?? null),
    footer: given?.footer ?? before.invoice_settings.footer,
  };
}

function create(given: Call): Stripe.Customer {
  const params = readParameters<Params>(given.params, shape);
  const id = newId('cus');
  const clock = params.test_clock ? requireTestClock(given, params.test_clock) : undefined;
  if (clock) given.store.put('clocks', { id, time: clock.frozen_time, isFrozen: true });
  const call = onClockOf(given, id);
  if (params.payment_method) attachMethod(call, requireAttachable(call, params.payment_method), id);
  const customer = fields(call, params, {
    id,
    object: 'customer',
    balance: 0,
    created: call.now(),
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    next_invoice_sequence: 1,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: clock?.id ?? null,
  });
  call.store.put('customers', customer);
  call.emit('customer.created', customer);
  return expand(call.store, customer, params.expand);
}

/** Throws Stripe's resource_missing for an unknown or deleted customer. */
export function requireCustomer(call: Call, id: string, param = 'customer'): Stripe.Customer {
  const customer = call.store.get('customers', id);
  if (!customer || customer.deleted) throw noSuch('customer', id, param);
  return customer;
}

function update(call: Call): Stripe.Customer {
  const { payment_method: _method, test_clock: _clock, ...updatable } = shape;
  const params = readParameters<Params>(call.params, updatable);
  const before = requireCustomer(call, call.id, 'id');
  const customer = fields(call, params, before);
  call.store.put('customers', customer);
  call.emit('customer.updated', customer, before);
  return expand(call.store, customer, params.expand);
}

function remove(call: Call): Stripe.DeletedCustomer {
  const customer = requireCustomer(call, call.id, 'id');
  const deleted: Stripe.DeletedCustomer = { id: customer.id, object: 'customer', deleted: true };
  endAllOf(call, customer.id);
  call.store.put('customers', deleted);
  call.emit('customer.deleted', customer);
  return deleted;
}

export const customerRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/v1/customers', caller: 'secret', handler: create },
  listRoute<Stripe.CustomerListParams>('customers', { email: 'string' }),
  retrieveRoute('customers', 'customer'),
  { method: 'POST', pattern: '/v1/customers/:id', caller: 'secret', handler: update },
  { method: 'DELETE', pattern: '/v1/customers/:id', caller: 'secret', handler: remove },
];

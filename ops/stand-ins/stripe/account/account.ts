import type { Call } from '../wire/call.ts';
import { readParameters } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';

/** What the shop asks of its own account (https://docs.stripe.com/api/accounts/object). */
const account = {
  id: 'acct_standin00000000',
  object: 'account',
  business_profile: { name: 'Stand-in', support_email: null, url: null },
  charges_enabled: true,
  country: 'US',
  default_currency: 'usd',
  details_submitted: true,
  payouts_enabled: true,
  settings: {
    dashboard: { display_name: 'Stand-in', timezone: 'America/Denver' },
    payments: { statement_descriptor: 'STAND-IN' },
    payouts: { schedule: { interval: 'daily', delay_days: 2 } },
  },
  type: 'standard',
};

const preference = (value: 'on' | 'off') => ({
  available: value === 'on',
  display_preference: { overridable: null, preference: value, value },
});

/** Which ways to pay are on in the dashboard (https://docs.stripe.com/api/payment_method_configurations/object). */
const methods = {
  id: 'pmc_standin000000000',
  object: 'payment_method_configuration',
  active: true,
  application: null,
  apple_pay: preference('on'),
  card: preference('on'),
  google_pay: preference('on'),
  is_default: true,
  link: preference('off'),
  livemode: false,
  name: 'Default',
  parent: null,
};

const stored = (name: 'account' | 'methods', usual: object) => (call: Call) => ({
  ...usual,
  ...call.store.get('settings', name)?.patch,
});

export const accountRoutes: readonly Route[] = [
  {
    method: 'GET',
    pattern: '/v1/account',
    caller: 'secret',
    handler: (call) => {
      readParameters(call.params, { expand: 'strings' });
      return stored('account', account)(call);
    },
  },
  {
    method: 'GET',
    pattern: '/v1/payment_method_configurations',
    caller: 'secret',
    handler: (call) => {
      readParameters(call.params, { limit: 'integer', expand: 'strings' });
      const data = [stored('methods', methods)(call)];
      return { object: 'list', data, has_more: false, url: '/v1/payment_method_configurations' };
    },
  },
];

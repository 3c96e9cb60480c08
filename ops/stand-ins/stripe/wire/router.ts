import { accountRoutes } from '../account/account.ts';
import { webhookEndpointRoutes } from '../account/webhook-endpoints.ts';
import { balanceRoutes } from '../balance/routes.ts';
import { invoicePaymentRoutes } from '../billing/invoice-payments.ts';
import { invoiceRoutes } from '../billing/invoices.ts';
import { subscriptionScheduleRoutes } from '../billing/subscription-schedules.ts';
import { subscriptionRoutes } from '../billing/subscriptions.ts';
import { testClockRoutes } from '../billing/test-clocks.ts';
import { chargeRoutes } from '../resources/charges.ts';
import { customerRoutes } from '../resources/customers.ts';
import { disputeRoutes } from '../resources/disputes.ts';
import { eventRoutes } from '../resources/events.ts';
import { paymentIntentRoutes } from '../resources/payment-intents.ts';
import { paymentMethodRoutes } from '../resources/payment-method-routes.ts';
import { priceRoutes } from '../resources/prices.ts';
import { productRoutes } from '../resources/products.ts';
import { refundRoutes } from '../resources/refunds.ts';
import { tokenRoutes } from '../resources/tokens.ts';
import { invalidRequest, type StripeFailure } from './errors.ts';
import type { Route } from './route.ts';

const routes: readonly Route[] = [
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...tokenRoutes,
  ...chargeRoutes,
  ...accountRoutes,
  ...webhookEndpointRoutes,
  ...balanceRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...customerRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...subscriptionScheduleRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...invoicePaymentRoutes,
  ...eventRoutes,
  ...testClockRoutes,
];

export function findRoute(method: string, path: string): { route: Route; id: string } | undefined {
  const parts = path.split('/');
  for (const route of routes) {
    const wanted = route.pattern.split('/');
    if (route.method !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, place) => part.startsWith(':') || part === parts[place])) continue;
    return { route, id: parts[wanted.indexOf(':id')] ?? '' };
  }
  return undefined;
}

export function unknownRoute(method: string, path: string): StripeFailure {
  return invalidRequest(
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    {},
    404,
  );
}

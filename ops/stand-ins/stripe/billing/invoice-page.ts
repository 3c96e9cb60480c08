import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'qs';
import type Stripe from 'stripe';
import { confirmIntent } from '../resources/charging.ts';
import { methodFromCard } from '../resources/payment-methods.ts';
import { act, type ApiContext } from '../wire/api.ts';
import { StripeFailure } from '../wire/errors.ts';
import { header, readBody } from '../wire/http.ts';
import { intentOf } from './collect.ts';
import { invoiceHtml } from './invoice-html.ts';

/** The page behind an invoice's `hosted_invoice_url`; a post of number, expiry (MM / YY) and cvc pays it. */
export async function answerInvoicePage(
  context: ApiContext,
  request: IncomingMessage,
  response: ServerResponse,
  send: (eventIds: string[]) => void,
): Promise<void> {
  const address = `${context.origin}${(request.url ?? '').split('?')[0]}`;
  const invoice = findInvoice(context, address);
  if (!invoice)
    return show(
      response,
      404,
      '<!doctype html><title>Not found</title><p>There is no such invoice.</p>',
    );
  if (request.method !== 'POST') return show(response, 200, invoiceHtml(invoice));
  const site = header(request, 'sec-fetch-site');
  if (site && site !== 'same-origin')
    return show(
      response,
      403,
      '<!doctype html><title>Forbidden</title><p>Only the invoice itself may pay.</p>',
    );
  const result = pay(context, invoice, address, parse(await readBody(request)));
  send(result.eventIds);
  if (result.problem)
    return show(
      response,
      402,
      invoiceHtml(findInvoice(context, address) ?? invoice, result.problem),
    );
  response.writeHead(303, { location: result.next }).end();
}

function findInvoice({ store }: ApiContext, address: string): Stripe.Invoice | undefined {
  return store
    .list('invoices')
    .find(
      (invoice): invoice is Stripe.Invoice =>
        !invoice.deleted && invoice.hosted_invoice_url === address,
    );
}

type Result = { next: string; problem?: string; eventIds: string[] };

/** Pays with the card given, with the cardholder there: the bank may put its question on a page of its own. */
function pay(
  context: ApiContext,
  invoice: Stripe.Invoice,
  address: string,
  form: Record<string, unknown>,
): Result {
  const { result, eventIds } = act(context, (call): Omit<Result, 'eventIds'> => {
    const intent = intentOf(call, invoice.id);
    if (invoice.status === 'paid' || !intent) return { next: address };
    const [month = '', year = ''] = String(form.expiry).split('/');
    const card = {
      number: String(form.number),
      exp_month: Number(month),
      exp_year: Number(year),
      cvc: String(form.cvc).trim(),
    };
    try {
      const method = methodFromCard(call, { type: 'card', card });
      const paid = confirmIntent(
        call,
        { ...intent, payment_method: method.id },
        { returnUrl: address },
      );
      return { next: paid.next_action?.redirect_to_url?.url ?? address };
    } catch (error) {
      // A decline stays, with the charge it left.
      if (error instanceof StripeFailure) return { next: address, problem: error.message };
      throw error;
    }
  });
  return { ...result, eventIds };
}

function show(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The bank's page is a redirect away, on this origin as well.
    'content-security-policy':
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(html);
}

import type Stripe from 'stripe';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const closed: Readonly<Record<string, string>> = {
  draft: 'This invoice is not final yet.',
  void: 'This invoice is void. Nothing is owed.',
  paid: 'This invoice is paid. Thank you.',
};

/** A whole page: what is owed and a card form, or that nothing is owed any more. `problem`: why the last card was not taken. */
export function invoiceHtml(invoice: Stripe.Invoice, problem = ''): string {
  const note = closed[invoice.status ?? ''];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Invoice ${escape(invoice.number ?? '')}</title>
    <link rel="stylesheet" href="/elements/challenge.css">
  </head>
  <body>
    <main aria-labelledby="title">
      <p class="badge">Test mode</p>
      <h1 id="title">Invoice ${escape(invoice.number ?? '')}</h1>
      <p>${money.format(invoice.amount_due / 100)}, due ${day.format(invoice.created * 1000)}</p>
      ${note ? `<p role="status">${note}</p>` : cardForm(problem)}
    </main>
  </body>
</html>
`;
}

function cardForm(problem: string): string {
  return `<p role="alert">${escape(problem)}</p>
      <form method="post">
        <p><label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" required></label></p>
        <p><label>Expiry (MM / YY) <input name="expiry" inputmode="numeric" autocomplete="cc-exp" required></label></p>
        <p><label>Security code <input name="cvc" inputmode="numeric" autocomplete="cc-csc" required></label></p>
        <p class="actions"><button>Pay</button></p>
      </form>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

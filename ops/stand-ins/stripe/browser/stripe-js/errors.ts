/** A mistake in the shop's code, in the form that Stripe.js reports it. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}

/** All that Stripe learns of an order beside amount and reference: nothing says that it is about health. */
export const intentDescription = 'Online order';

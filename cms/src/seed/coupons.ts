import type { RequiredDataFromCollectionSlug } from 'payload';

/** Ten percent for a first order: once for each e-mail address. */
export const welcomeCoupon: RequiredDataFromCollectionSlug<'coupons'> = {
  code: 'WELCOME10',
  active: true,
  kind: 'percent',
  percent: 10,
  limitPerEmail: 1,
  appliesTo: 'first',
};

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

export const familyProgramme = 'family-wellness-program';

/** The offer on the home card: twenty percent off every payment of the programme for three persons or more, by itself. */
export const familyCoupon: RequiredDataFromCollectionSlug<'coupons'> = {
  code: 'FAMILY20',
  active: true,
  kind: 'percent',
  percent: 20,
  leastQuantity: 3,
  appliesTo: 'all',
  isAutomatic: true,
};

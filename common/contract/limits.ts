/**
 * Longest text of each field, in UTF-16 units as inputs and databases count them, and the bounds of a cart. The inputs
 * carry them as maxLength, so that nobody types what is refused later; web and cms refuse what is longer.
 */
export const limits = {
  firstName: 200,
  lastName: 200,
  /** Of an address that mail servers take (RFC 5321 §4.5.3.1.3). */
  email: 254,
  phone: 200,
  /** As it is typed ('04 / 12 / 1990'); the wire carries 'yyyy-mm-dd'. */
  dateOfBirth: 40,
  address: 200,
  city: 100,
  /** Spec §9. */
  state: 2,
  zipCode: 10,
  message: 5_000,
  freebieName: 200,
  couponCode: 60,
  /** Of a product or an offer. */
  handle: 80,
  /** Different products in a cart. */
  lines: 50,
  /** Of one product. */
  quantity: 99,
  /** Of the link in a mail. */
  token: 200,
  /** Dollars that a coupon is asked about. */
  orderTotal: 9_999_999,
} as const;

import type { Mutant, Tests } from './mutant.ts';

const cms = (...files: string[]): Tests => ({ workspace: 'cms', files });

/** Faults of money, mail, people's data and access that the tests of the CMS must notice. */
export const cmsMutants: Mutant[] = [
  { name: 'a price is cut to whole dollars', file: 'cms/src/payments/amounts.ts', from: 'return Math.round(price * 100);', to: 'return Math.floor(price) * 100;', noticedBy: cms('src/payments/checkout/pricing') },
  { name: 'what is not for sale is left out in silence', file: 'cms/src/payments/checkout/pricing.ts', from: "if (missing.length > 0) return { ok: false, reason: 'not-for-sale', ids: missing };", to: '', noticedBy: cms('src/payments/checkout/pricing') },
  { name: 'two programmes are sold at once', file: 'cms/src/payments/checkout/pricing.ts', from: "if (second) return { ok: false, reason: 'two-plans', ids: monthly.map(({ line }) => line.productId) };", to: '', noticedBy: cms('src/payments/checkout/pricing') },
  { name: 'a cart may cost nothing', file: 'cms/src/payments/checkout/pricing.ts', from: "if (cents < leastCents) return { ok: false, reason: 'too-small', ids: [] };", to: '', noticedBy: cms('src/payments/checkout/pricing') },
  { name: 'a percentage is rounded down', file: 'cms/src/payments/checkout/pricing.ts', from: '(covered * basisPoints + 5_000) / 10_000', to: '(covered * basisPoints) / 10_000', noticedBy: cms('src/payments/checkout/pricing') },
  { name: 'a discount takes more than what it covers costs', file: 'cms/src/payments/checkout/pricing.ts', from: 'return Math.min(reductionOf(covered, discount), covered, spare);', to: 'return Math.min(reductionOf(covered, discount), spare);', noticedBy: cms('src/payments/checkout/pricing') },
  { name: 'a code of the first payment lowers all of them', file: 'cms/src/payments/checkout/pricing.ts', from: "discount?.payments === 'all' ? reduced : fullCents", to: 'reduced', noticedBy: cms('src/payments/checkout/pricing') },
  { name: 'an expired code is taken', file: 'cms/src/payments/coupons/coupon-rules.ts', from: "if (coupon.validUntil && now > new Date(coupon.validUntil)) return 'This coupon code has expired.';", to: '', noticedBy: cms('src/payments/coupons/coupon-rules') },
  { name: 'a code that is switched off is taken', file: 'cms/src/payments/coupons/coupon-rules.ts', from: "if (!coupon.active) return 'This coupon code is no longer active.';", to: '', noticedBy: cms('src/payments/coupons/coupon-rules') },
  { name: 'a family of two gets the discount of three', file: 'cms/src/payments/coupons/coupon-rules.ts', from: 'quantity < coupon.leastQuantity', to: 'quantity < coupon.leastQuantity - 1', noticedBy: cms('src/payments/coupons/coupon-rules') },
  { name: 'a code is used once more than it allows', file: 'cms/src/payments/coupons/coupon-rules.ts', from: 'uses.total >= limits.total', to: 'uses.total > limits.total', noticedBy: cms('src/payments/coupons/coupon-rules') },
  { name: 'one address uses a code again', file: 'cms/src/payments/coupons/coupon-rules.ts', from: 'uses.byEmail >= limits.perEmail', to: 'uses.byEmail > limits.perEmail', noticedBy: cms('src/payments/coupons/coupon-rules') },
  { name: 'a plan of January 31 charges in March instead of February', file: 'cms/src/payments/plans/plan-dates.ts', from: 'later.setUTCDate(Math.min(day.getUTCDate(), lastDay));', to: 'later.setUTCDate(day.getUTCDate());', noticedBy: cms('src/payments/plans/plan-dates') },
  { name: 'the second payment is due at once', file: 'cms/src/payments/plans/plan-dates.ts', from: 'const second = monthsLater(start, 1);', to: 'const second = monthsLater(start, 0);', noticedBy: cms('src/payments/plans/plan-dates') },
  { name: 'a refunded order may be packed', file: 'cms/src/payments/orders/order-status.ts', from: 'refunded: [],', to: "refunded: ['fulfilling'],", noticedBy: cms('src/payments/orders/order-status') },
  { name: 'staff may call an order refunded', file: 'cms/src/payments/orders/order-status.ts', from: 'if (from !== to && isFromStripe(to)) throw', to: 'if (false) throw', noticedBy: cms('src/payments/orders/order-status') },
  { name: 'order numbers have letters that look alike', file: 'cms/src/payments/orders/order-number.ts', from: "'ACDEFGHJKMNPQRTUVWXY34679'", to: "'ACDEFGHIJKLMNOPQRTUVWXY01'", noticedBy: cms('src/payments/orders/order-number') },
  { name: 'an encrypted value opens in another row', file: 'cms/src/fields/encryption/cipher.ts', from: 'return Buffer.from(`${collection}.${field}.${id}`);', to: 'return Buffer.from(`${collection}.${field}.${id.slice(0, 0)}`);', noticedBy: cms('src/fields/encryption/cipher') },
  { name: 'a password of eight characters is taken', file: 'cms/src/accounts/password-fault.ts', from: 'const least = 12;', to: 'const least = 8;', noticedBy: cms('src/accounts/password-fault') },
  { name: 'common passwords are taken', file: 'cms/src/accounts/password-fault.ts', from: 'cores.some((core) => common.has(core) || isRun(core))', to: 'cores.some((core) => isRun(core))', noticedBy: cms('src/accounts/password-fault') },
  { name: 'anybody may make the first account over HTTP', file: 'cms/src/http/bounds/closed-paths.ts', from: 'users\\/(first-register|', to: 'users\\/(', noticedBy: cms('src/http/bounds/closed-paths') },
  { name: 'a list may be asked for whole', file: 'cms/src/http/bounds/query-bounds.ts', from: 'const maxLimit = 100;', to: 'const maxLimit = 999;', noticedBy: cms('src/http/bounds/query-bounds') },
  { name: 'wrong passwords are not counted', file: 'cms/src/http/limits/sign-ins.ts', from: 'if (response.status === 401) await Promise.all([forAllNames.take(address), forOneName.take(pair)]);', to: '', noticedBy: cms('src/http/limits/sign-ins') },
  { name: 'staff may change prices', file: 'cms/src/access/policies.ts', from: 'export const contentPolicy = { create: editors, read: published, update: editors,', to: 'export const contentPolicy = { create: editors, read: published, update: team,', noticedBy: cms('tests/accounts/access.test') },
  { name: 'everybody may read messages', file: 'cms/src/access/policies.ts', from: 'export const leadPolicy = { create: nobody, read: team,', to: 'export const leadPolicy = { create: nobody, read: () => true,', noticedBy: cms('tests/accounts/access.test') },
  { name: 'a payment of another account becomes an order', file: 'cms/src/payments/orders/finalise.ts', from: 'if (!intent || !isOurs(intent)) return', to: 'if (!intent) return', noticedBy: cms('tests/payments/payments-orders') },
  { name: 'a payment that was not taken becomes an order', file: 'cms/src/payments/orders/finalise.ts', from: "if (intent.status !== 'succeeded') return { kind: 'unpaid', status: intent.status };", to: '', noticedBy: cms('tests/payments/payments-orders') },
  { name: 'no mail confirms an order', file: 'cms/src/payments/orders/finalise.ts', from: "await writeMail(req, { kind: 'order-confirmation', order: key });", to: '', noticedBy: cms('tests/records/mails.test') },
  { name: 'the same refund is made twice', file: 'cms/src/payments/refunds/refund.ts', from: 'if (rows.some((row) => row.request === request)) return;', to: '', noticedBy: cms('tests/payments/refunds') },
  { name: 'more is sent back than was paid', file: 'cms/src/payments/refunds/refund.ts', from: 'if (cents > most) throw', to: 'if (cents > most * 2) throw', noticedBy: cms('tests/payments/refunds') },
  { name: 'a lost dispute counts as over', file: 'cms/src/payments/orders/stripe-snapshot.ts', from: "lost: 'lost',", to: "lost: 'over',", noticedBy: cms('tests/payments/refunds') },
];

import type { Mutant, Tests } from './mutant.ts';

const web = (...files: string[]): Tests => ({ workspace: 'web', files });

/** Faults of the storefront that its unit tests must notice. */
export const webMutants: Mutant[] = [
  { name: 'a toast stays for nine seconds', file: 'web/app/ui/toast/toast-state.ts', from: 'AUTO_CLOSE_MS = 5_000', to: 'AUTO_CLOSE_MS = 9_000', noticedBy: web('toast/toast-state') },
  { name: 'a dismissed toast is forgotten at once', file: 'web/app/ui/toast/toast-state.ts', from: 'FORGET_MS = 1_000_000', to: 'FORGET_MS = 1_000', noticedBy: web('toast/toast-state') },
  { name: 'a second toast does not take the place of the first', file: 'web/app/ui/toast/toast-state.ts', from: "if (action.type === 'show') return {", to: "if (action.type === 'show') return entry ?? {", noticedBy: web('toast/toast-state') },
  { name: 'the terms count as read 50 px before their end', file: 'web/app/checkout/form/scroll-end.ts', from: 'const THRESHOLD = 10;', to: 'const THRESHOLD = 50;', noticedBy: web('form/scroll-end') },
  { name: 'the assistant leads to the form after two seconds', file: 'web/app/chat/panel/chat-session.ts', from: 'PROMPT_AFTER_MS = 500', to: 'PROMPT_AFTER_MS = 2_000', noticedBy: web('panel/chat-session') },
  { name: 'a message may be sent while an answer is on its way', file: 'web/app/chat/panel/chat-session.ts', from: "if (content === '' || state.isPending) return;", to: "if (content === '') return;", noticedBy: web('panel/chat-session') },
  { name: 'the button to the form stands under any message', file: 'web/app/chat/panel/chat-session.ts', from: "return last?.role === 'assistant' && /contact form/i.test(last.content);", to: "return last?.role === 'assistant';", noticedBy: web('panel/chat-session') },
  { name: 'a message leaves with the spaces around it', file: 'web/app/chat/panel/chat-session.ts', from: 'const content = text.trim();', to: 'const content = text;', noticedBy: web('panel/chat-session') },
  { name: 'ten messages of a conversation are kept', file: 'web/app/chat/bounds.ts', from: 'MOST_MESSAGES = 100', to: 'MOST_MESSAGES = 10', noticedBy: web('chat/') },
  { name: 'the same product twice makes two lines', file: 'web/app/cart/cart.ts', from: 'if (present) return setQuantity(lines, product.id, present.quantity + 1);', to: '', noticedBy: web('cart/cart.test') },
  { name: 'minus at one keeps the line', file: 'web/app/cart/cart.ts', from: 'if (quantity <= 0) return removeLine(lines, id);', to: 'if (quantity <= 0) return lines;', noticedBy: web('cart/cart.test') },
  { name: 'the badge counts lines', file: 'web/app/cart/cart.ts', from: 'return lines.reduce((sum, line) => sum + line.quantity, 0);', to: 'return lines.length;', noticedBy: web('cart/cart') },
  { name: 'the total leaves out quantities', file: 'web/app/cart/cart.ts', from: 'sum + line.cents * line.quantity', to: 'sum + line.cents', noticedBy: web('cart/cart') },
  { name: 'a cart keeps what is sold no more', file: 'web/app/cart/cart.ts', from: 'const current = Object.hasOwn(prices, line.id) ? prices[line.id] : null;', to: 'const current = Object.hasOwn(prices, line.id) && prices[line.id] ? prices[line.id] : line;', noticedBy: web('cart/cart.test') },
  { name: 'a coupon takes a payment below 50 cents', file: 'web/app/checkout/coupon/coupon.ts', from: 'const LEAST_CENTS = 50;', to: 'const LEAST_CENTS = 0;', noticedBy: web('checkout/coupon') },
  { name: 'the cookie lives for a month', file: 'web/app/consent/consent-options.ts', from: 'expires: 365', to: 'expires: 30', noticedBy: web('consent/') },
  { name: 'scrolling past 25 % accepts, at 25 % it does not', file: 'web/app/consent/consent-options.ts', from: 'consent.acceptOnScrollPercent - 0.01', to: 'consent.acceptOnScrollPercent', noticedBy: web('consent/') },
  { name: 'declining writes no cookie', file: 'web/app/consent/consent-options.ts', from: 'setDeclineCookie: consent.declineValue !== null', to: 'setDeclineCookie: false', noticedBy: web('consent/') },
  { name: 'a form of another site is taken', file: 'web/app/server/guards/origin-guard.ts', from: "if (headers['sec-fetch-site'] === 'cross-site') return FOREIGN;", to: '', noticedBy: web('origin-guard') },
  { name: 'a call without an origin is taken', file: 'web/app/server/guards/origin-guard.ts', from: '(origin === undefined && SIGNED.has(pathname))', to: 'origin === undefined', noticedBy: web('origin-guard') },
  { name: 'a call may be a form', file: 'web/app/server/guards/origin-guard.ts', from: "if (isApiPath(pathname) && !isJsonType(headers['content-type'])) return NOT_JSON;", to: '', noticedBy: web('origin-guard') },
  { name: 'each address of an IPv6 network is another visitor', file: 'web/app/server/limits/address-key.ts', from: 'groups.slice(0, 4)', to: 'groups.slice(0, 8)', noticedBy: web('address-key') },
  { name: 'a signature that does not fit is believed', file: 'web/app/routes/api/stripe-webhook.ts', from: "if (!event) return refuseCall(400, 'The signature is missing, wrong or too old.');", to: "if (!event) return received();", noticedBy: web('tests/http/webhook') },
  { name: 'an event is answered 200 though the CMS did not take it', file: 'web/app/routes/api/stripe-webhook.ts', from: "return refuseCall(500, 'The event could not be stored. Please deliver it again.');", to: 'return received();', noticedBy: web('tests/http/webhook') },
  { name: 'no policy against being framed', file: 'web/app/server/guards/security-headers.ts', from: "'X-Frame-Options': 'DENY',", to: '', noticedBy: web('tests/http/page-cache') },
  { name: 'a page with a query is a page of its own', file: 'web/app/server/cache/page-key.ts', from: "const page = route ?? NOT_FOUND;", to: 'const page = route ?? pathname;', noticedBy: web('page-key') },
  { name: 'an e-mail may be anything', file: 'web/app/leads/form.ts', from: ".pipe(z.email('Please enter a valid email address'))", to: '', noticedBy: web('leads/forms') },
  { name: 'a form without a first name is sent', file: 'web/app/leads/form.ts', from: "firstName: line('First name is required', MAX_LENGTH.firstName),", to: 'firstName: z.string(),', noticedBy: web('leads/forms') },
  { name: 'forty visitors behind one address are four', file: 'web/app/server/limits/rate-limit-table.ts', from: 'BUYERS_BEHIND_ONE_ADDRESS = 40', to: 'BUYERS_BEHIND_ONE_ADDRESS = 4', noticedBy: web('rate-limits', 'tests/http/rate-limits') },
];

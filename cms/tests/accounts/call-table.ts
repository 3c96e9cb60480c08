/**
 * Who may make which call of our own: one letter each for anonymous, the storefront's key, staff, practitioner, admin, and
 * an admin who has not chosen a password yet, as in the table of collections.
 * `-` is refused · `+` is answered · `l` only who holds a link of a mail, whoever that is
 */
export const callTable: Record<string, string> = {
  // The shop itself
  'get health': '++++++',
  'get content-version': '-+----',
  'post chat/unanswered': '-+----',
  'get preview': '-l----',
  'get payments/status': '-+----',
  'post payments/intent': '-+----',
  'post payments/validate-coupon': '-+----',
  'post payments/order': '-+----',
  'post payments/offer-order': '-+----',
  'post payments/event': '-+----',
  'post payments/webhook-refused': '-+----',
  'post leads/contact': '-+----',
  'post leads/freebie-downloads': '-+----',
  'post leads/workshop-signup': '-+----',
  'post leads/unsubscribe': '-+----',
  'post order-page/read': '-+----',
  'post order-page/details': '-+----',
  // The desk
  'get fulfilment/lists/:list': '--+++-',
  'get fulfilment/orders/:id/work': '--+++-',
  'post fulfilment/orders/:id/moves': '--+++-',
  'post fulfilment/moves': '--+++-',
  'post order-page/orders/:id/renew': '--+++-',
  'get payments/orders/:id/money': '--+++-',
  // The tick at a colleague's account decides, as the test of refunds says.
  'post payments/orders/:id/refund': '---++-',
  'post payments/orders/:id/stop-plan': '--+++-',
  'post payments/orders/:id/move-plan': '--+++-',
  'post payments/checks/:id/done': '--+++-',
  'post desk/people/:id/notes': '--+++-',
  'post desk/people/:id/replies': '--+++-',
  'get desk/messages/:id': '--+++-',
  'post desk/messages/:id/close': '--+++-',
  'post data-rights/plan': '---++-',
  'post data-rights/export': '---++-',
  'post data-rights/erase': '---++-',
  'get numbers/:month/:table': '---++-',
  'post prices/set': '---++-',
  'post prices/availability': '---++-',
  'post publishing/now': '---++-',
  'post publishing/plan': '---++-',
  'post publishing/drop': '---++-',
  'post publishing/file': '---++-',
  'post globals/mail-texts/preview': '---++-',
  'post globals/mail-texts/test': '---++-',
  // Accounts
  'get users/sessions': '--+++-',
  'post users/sessions/end': '--+++-',
  'post users/new-password': '-----+',
  'post users/invite': '----+-',
  'post users/invite-again': '----+-',
  'post users/factor/link': '----+-',
  'post users/password-link': '++++++',
  'post users/welcome': 'llllll',
  'post users/factor/begin': 'llllll',
  'post users/factor/enrol': 'llllll',
};

/** Those that a signed-in person of the practice may make, and nobody else. */
export const callsOfPeople = Object.keys(callTable).filter((call) =>
  /^--.{0,2}\+/.test(callTable[call] ?? ''),
);

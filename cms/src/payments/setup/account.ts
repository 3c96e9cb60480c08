import type Stripe from 'stripe';
import type { Say } from './finding.ts';

/** Says whether the account can take money and pay it out, and what buyers read on their statement. */
export async function checkAccount(stripe: Stripe, say: Say): Promise<void> {
  const {
    charges_enabled: takes,
    payouts_enabled: pays,
    country,
    settings,
  } = await stripe.accounts.retrieveCurrent();
  say(
    takes && pays
      ? { state: 'good', words: 'The account takes payments and pays them out to your bank.' }
      : {
          state: 'wrong',
          words: `The account ${takes ? 'takes payments but does not pay them out' : 'takes no payments yet'}. Answer what Stripe still asks in its dashboard.`,
        },
  );
  if (country !== 'US')
    say({
      state: 'wrong',
      words: `The account is in ${country ?? 'an unknown country'}; the shop sells in US dollars from the United States.`,
    });
  const descriptor = settings?.payments.statement_descriptor;
  say(
    descriptor
      ? {
          state: 'look',
          words: `On their statement buyers read "${descriptor}". Would yours know it?`,
        }
      : {
          state: 'wrong',
          words:
            'Nothing is set for what buyers read on their statement: Settings, Business, Public details. What nobody knows is disputed.',
        },
  );
}

/** Says which ways to pay besides cards the dashboard has on; the shop offers them only with its own switch. */
export async function checkWaysToPay(stripe: Stripe, say: Say): Promise<void> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
  const usual = data.find(({ is_default: isDefault }) => isDefault);
  const ways = {
    'Apple Pay': usual?.apple_pay,
    'Google Pay': usual?.google_pay,
    Link: usual?.link,
  };
  const on = Object.entries(ways)
    .filter(([, way]) => way?.display_preference.value === 'on')
    .map(([name]) => name);
  say({
    state: 'look',
    words: `In the Stripe dashboard ${on.length > 0 ? `${on.join(', ')} ${on.length > 1 ? 'are' : 'is'} on` : 'cards alone are on'}. The shop offers cards alone until "Ways to pay" in its checkout settings says otherwise.`,
  });
}

/** What Stripe's interface tells nobody. */
export function remindOfRetries(say: Say): void {
  say({
    state: 'look',
    words:
      'By hand: Billing, Revenue recovery, Retries: let Stripe try a failed payment again for at least a week, and after the last try "leave the subscription past due". Stripe does not say how this is set.',
  });
}

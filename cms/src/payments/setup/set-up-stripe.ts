import type Stripe from 'stripe';
import { checkAccount, checkWaysToPay, remindOfRetries } from './account.ts';
import type { Say } from './finding.ts';
import { checkPermissions } from './permissions.ts';
import { arrangeWebhook } from './webhook-endpoint.ts';

type Keys = { secretKey: string; publishableKey: string; siteUrl: string };

/**
 * Makes an account of Stripe ready for the shop, and says what it found. May be repeated: what is right is left alone. Answers
 * the signing secret of a webhook that it made. Throws when Stripe cannot be asked.
 */
export async function setUpStripe(
  stripe: Stripe,
  { secretKey, publishableKey, siteUrl }: Keys,
  say: Say,
): Promise<string | null> {
  const mode = modeOf(secretKey);
  if (mode !== modeOf(publishableKey)) {
    say({
      state: 'wrong',
      words: publishableKey
        ? `STRIPE_SECRET_KEY is for ${mode} mode and STRIPE_PUBLISHABLE_KEY for ${modeOf(publishableKey)} mode. Take both from the same page of the Stripe dashboard.`
        : 'STRIPE_PUBLISHABLE_KEY is missing.',
    });
    return null;
  }
  say({ state: 'good', words: `Both keys are for ${mode} mode.` });
  if (mode === 'live' && !siteUrl.startsWith('https://')) {
    say({ state: 'wrong', words: `SITE_URL is ${siteUrl}; live payments need https.` });
    return null;
  }
  await checkPermissions(stripe, say);
  await checkAccount(stripe, say);
  await checkWaysToPay(stripe, say);
  const secret = await arrangeWebhook(stripe, `${siteUrl}/api/stripe/webhook`, say);
  remindOfRetries(say);
  return secret;
}

/** 'test' or 'live', as the key itself says. */
function modeOf(key: string): string {
  return /^(?:sk|rk|pk)_(test|live)_\w+$/.exec(key)?.[1] ?? 'no known';
}

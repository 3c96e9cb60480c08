import type { ComponentProps } from 'react';
import type { CookieConsent } from 'react-cookie-consent';
import type { Frame } from '../content/views.ts';

type Options = Pick<
  ComponentProps<typeof CookieConsent>,
  | 'buttonText'
  | 'declineButtonText'
  | 'cookieName'
  | 'cookieValue'
  | 'declineCookieValue'
  | 'setDeclineCookie'
  | 'expires'
  | 'sameSite'
  | 'acceptOnScroll'
  | 'acceptOnScrollPercentage'
  | 'debug'
>;

/** The owner's settings as react-cookie-consent takes them (spec §3, §4, §9). */
export function consentOptions(consent: Frame['consent']): Options {
  return {
    buttonText: consent.acceptLabel,
    declineButtonText: consent.declineLabel,
    cookieName: 'CookieConsent',
    cookieValue: 'true',
    declineCookieValue: consent.declineValue ?? undefined,
    setDeclineCookie: consent.declineValue !== null,
    expires: 365,
    sameSite: consent.sameSite,
    acceptOnScroll: consent.acceptOnScroll,
    // The library accepts above its percentage, the spec at it.
    acceptOnScrollPercentage: consent.acceptOnScrollPercent - 0.01,
    debug: consent.debug,
  };
}

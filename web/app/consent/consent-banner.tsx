import { useState } from 'react';
import { CookieConsent } from 'react-cookie-consent';
import type { Frame } from '../content/views.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { consentOptions } from './consent-options.ts';

const button = 'min-h-11 text-small/tight font-semibold underline-honey hover:decoration-current';

/**
 * The cookie question, bottom left (CONS-01…06). It appears after hydration only: the server sends everybody the same
 * page and cannot know the answer. Once answered it is unmounted, which also ends the library's listening for scrolls
 * (a scroll after a decline would accept). On small screens it steps aside while somebody writes.
 */
export function ConsentBanner({ consent }: { consent: Frame['consent'] }) {
  const isHydrated = useIsHydrated();
  const [isAnswered, setIsAnswered] = useState(false);
  if (!isHydrated || isAnswered) return null;
  return (
    <CookieConsent
      {...consentOptions(consent)}
      onAccept={() => setIsAnswered(true)}
      onDecline={() => setIsAnswered(true)}
      enableDeclineButton
      flipButtons
      disableStyles
      location="none"
      ariaAcceptLabel={consent.acceptLabel}
      ariaDeclineLabel={consent.declineLabel}
      customContainerAttributes={{ role: 'region', 'aria-label': 'Cookies' }}
      containerClasses="consent z-30 border-line bg-card max-lg:[:root:has(main_:is(input,select,textarea):focus)_&]:invisible"
      contentClasses="text-small/snug"
      buttonWrapperClasses="flex flex-none gap-5"
      buttonClasses={button}
      declineButtonClasses={button}
    >
      {consent.text}
    </CookieConsent>
  );
}

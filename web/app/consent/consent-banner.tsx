import { useState } from 'react';
import { CookieConsent } from 'react-cookie-consent';
import type { Frame } from '../content/views.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { consentOptions } from './consent-options.ts';

const button =
  'min-h-11.5 rounded-control border-[1.5px] px-4.5 py-2.5 text-base/tight font-semibold transition-colors max-md:grow max-md:px-2 max-md:text-small/tight';

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
      containerClasses="label-rules fixed! bottom-4 left-4 z-30 w-[min(420px,calc(100vw-7.5rem))] px-4.5 py-4 shadow-sheet max-lg:[:root:has(main_:is(input,select,textarea):focus)_&]:invisible md:bottom-6 md:left-6 md:px-7 md:py-6"
      contentClasses="text-[0.875rem]/snug md:text-small/normal"
      buttonWrapperClasses="mt-3 flex gap-2 md:mt-4 md:gap-3"
      buttonClasses={`${button} border-terra bg-terra text-on-terra hover:border-terra-2 hover:bg-terra-2`}
      declineButtonClasses={`${button} border-ink bg-transparent text-ink hover:bg-ink hover:text-paper`}
    >
      {consent.text}
    </CookieConsent>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { CheckoutPage, CheckoutWords } from '../../content/views.ts';
import { CheckboxField } from '../../ui/field.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import type { FieldErrors } from './form.ts';
import { isAtEnd } from './scroll-end.ts';
import { Step } from './step.tsx';

export const termsBoxId = 'terms';

/** The terms in a box of their own; accepting them opens at the end of the text (CHK-07…10). */
export function TermsStep({
  title,
  terms,
  words,
  errors,
}: {
  title: string;
  terms: CheckoutPage['terms'];
  words: CheckoutWords['consents'];
  errors: FieldErrors;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    if (box.current && isAtEnd(box.current)) setIsRead(true);
  }, []);
  return (
    <Step title={title}>
      <ScrollBox
        viewport={box}
        id={termsBoxId}
        label="Terms and conditions"
        onScroll={(event) => isAtEnd(event.currentTarget) && setIsRead(true)}
        className={`h-54 text-small ${isRead ? '' : 'terms-end'}`}
      >
        {terms.sections.map(({ heading, text }) => (
          <section key={heading} className="not-first:mt-4.5">
            <h3 className="mb-2 font-serif text-[1.1875rem]/tight font-[450]">{heading}</h3>
            <p className="whitespace-pre-line">{text}</p>
          </section>
        ))}
      </ScrollBox>
      {isRead ? null : (
        <p className="mt-3 flex items-center gap-2.5 rounded-control bg-honey-1 px-4 py-2.5 text-small font-medium">
          <DownArrow />
          {terms.reminder}
        </p>
      )}
      <CheckboxField
        className="mt-4.5"
        name="termsAccepted"
        disabled={!isRead}
        error={errors.termsAccepted}
      >
        {words.terms}
      </CheckboxField>
      <CheckboxField
        className="mt-4"
        name="privacyPolicyAccepted"
        error={errors.privacyPolicyAccepted}
      >
        {words.privacy}{' '}
        <a
          href="/privacy-policy"
          target="_blank"
          rel="noopener"
          className="underline underline-offset-[0.2em]"
        >
          {words.privacyLink}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </CheckboxField>
    </Step>
  );
}

function DownArrow() {
  return (
    <svg
      className="size-5 flex-none"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 4v16m6-6-6 6-6-6" />
    </svg>
  );
}

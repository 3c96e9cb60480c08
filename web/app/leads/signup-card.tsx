import { signupRequest } from 'common/contract/leads';
import { limits } from 'common/contract/limits';
import type { FreebiesPage } from '../content/views.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { LabelCard } from '../ui/label-card.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToast } from '../ui/toast/toast.tsx';
import type { FormAnswer } from './form-answer.ts';
import type { Handed } from './late-form.tsx';
import { ThanksPanel } from './thanks-panel.tsx';
import { Trap } from './trap.tsx';
import { useLeadForm } from './use-lead-form.ts';

export type SignupCardProps = { signup: FreebiesPage['signup']; answer: FormAnswer | undefined };

/** The sign-up for the workshop (WS-01…04); once it is sent, 'All Set' stands in its place. */
export default function SignupCard({
  signup: { form: words, done },
  answer,
  handed,
}: SignupCardProps & Handed) {
  const showToast = useToast();
  const { bind, button, errors, isDone, isSending, typed } = useLeadForm({
    call: 'workshop-signup',
    form: signupRequest,
    answer,
    handed,
    onDone: () =>
      showToast({
        title: "You're Signed Up!",
        description: 'The video-meeting link is on its way to you by e-mail.',
      }),
  });
  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    name,
    label: words[name],
    error: errors[name],
    defaultValue: typed(name),
    maxLength: limits[name],
  });
  if (isDone) {
    return (
      <ThanksPanel title={done.title} text={done.text} isNew={!answer?.isDone}>
        <ButtonLink to="#guides" className="mt-6">
          {words.next}
        </ButtonLink>
      </ThanksPanel>
    );
  }
  return (
    <LabelCard>
      <h2 className="text-title">{words.title}</h2>
      <form
        {...bind}
        action="/freebies#workshop-form"
        className="mt-5 grid grid-cols-1 gap-5 xs:grid-cols-2"
      >
        <Field {...field('firstName')} autoComplete="given-name" />
        <Field {...field('lastName')} autoComplete="family-name" />
        <Field
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          className="col-span-full"
        />
        <Trap />
        {answer?.failure && !handed ? (
          <Notice tone="warning" className="col-span-full">
            {answer.failure}
          </Notice>
        ) : null}
        <Button
          ref={button}
          type="submit"
          variant="primary"
          size="lg"
          disabled={isSending}
          className="col-span-full"
        >
          {isSending ? 'Signing Up...' : words.button}
        </Button>
      </form>
      <p className="mt-4 flex gap-2.5 text-small text-ink-2">
        <svg
          className="mt-1 size-4.5 flex-none"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M3 6h12v12H3zM15 11l6-3v8l-6-3" />
        </svg>
        {words.note}
      </p>
    </LabelCard>
  );
}

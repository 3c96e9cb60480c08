import { contactRequest } from 'common/contract/leads';
import { limits } from 'common/contract/limits';
import type { ContactSection } from '../content/views.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceField, Field, LongField } from '../ui/field.tsx';
import { LabelCard } from '../ui/label-card.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToast } from '../ui/toast/toast.tsx';
import type { FormAnswer } from './form-answer.ts';
import type { Handed } from './late-form.tsx';
import { ThanksPanel } from './thanks-panel.tsx';
import { Trap } from './trap.tsx';
import { useLeadForm } from './use-lead-form.ts';

export type ContactCardProps = { contact: ContactSection; answer: FormAnswer | undefined };

/** The contact form (CONT-01…09); once it is sent, thanks stand in its place. */
export default function ContactCard({ contact, answer, handed }: ContactCardProps & Handed) {
  const { labels, concerns, interests, sent } = contact.form;
  const showToast = useToast();
  const { bind, button, errors, isDone, isSending, typed } = useLeadForm({
    call: 'contact',
    form: contactRequest,
    answer,
    handed,
    onDone: () =>
      showToast({
        title: 'Message Sent!',
        description: "We'll contact you within 48 hours to discuss your health goals.",
      }),
  });
  const field = (
    name: 'firstName' | 'lastName' | 'email' | 'phone' | 'concern' | 'interest' | 'message',
  ) => ({ name, label: labels[name], error: errors[name], defaultValue: typed(name) });
  if (isDone) return <ThanksPanel title={sent.title} text={sent.text} isNew={!answer?.isDone} />;
  return (
    <LabelCard>
      <h3 className="text-title">{contact.cardTitle}</h3>
      <p className="mt-2 text-ink-2">{contact.cardText}</p>
      <form
        {...bind}
        action="/?index#contact-form"
        className="mt-5 grid grid-cols-1 gap-x-4 gap-y-3.5 xs:grid-cols-2 md:mt-6 md:gap-5"
      >
        <Field {...field('firstName')} autoComplete="given-name" maxLength={limits.firstName} />
        <Field {...field('lastName')} autoComplete="family-name" maxLength={limits.lastName} />
        <Field
          {...field('email')}
          className="max-md:col-span-full"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={limits.email}
        />
        <Field
          {...field('phone')}
          className="max-md:col-span-full"
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          optional
        />
        <ChoiceField {...field('concern')} choices={concerns} empty={labels.choose} />
        <ChoiceField {...field('interest')} choices={interests} empty={labels.choose} />
        <LongField
          {...field('message')}
          rows={3}
          maxLength={limits.message}
          optional
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
          isBusy={isSending}
          className="col-span-full"
        >
          {isSending ? 'Sending...' : labels.button}
        </Button>
      </form>
    </LabelCard>
  );
}

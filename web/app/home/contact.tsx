import { Drawing } from '../art/drawing.tsx';
import { herbRow } from '../art/plants/herb-row.ts';
import ContactCard, { type ContactCardProps } from '../leads/contact-card.tsx';
import type { Handed } from '../leads/late-form.tsx';

const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];

/** What happens to a message, and the form to write it in. */
export function Contact({
  contact,
  email,
  answer,
  handed,
}: ContactCardProps & { email: string } & Handed) {
  return (
    <section className="bg-sage-1 py-section">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(2rem,6vw,6rem)] gap-y-6 md:gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,8fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 md:gap-8 md:max-lg:grid-cols-2 lg:h-full lg:grid-rows-[auto_auto_1fr_auto]">
          <div>
            <h2 className="text-head">{contact.title}</h2>
            <p className="mt-3 max-w-lead text-lead md:mt-5 text-ink-2">{contact.lead}</p>
          </div>
          <ol className="hidden gap-5 md:grid md:max-lg:row-span-2">
            {contact.steps.map((step, place) => (
              <li key={step.when} className="grid grid-cols-[2.25rem_1fr] items-baseline">
                <span className="font-serif text-[1.25rem] text-terra italic">
                  {numerals[place]}
                </span>
                <p>
                  <b className="font-semibold">{step.when}.</b> {step.text}
                </p>
              </li>
            ))}
          </ol>
          <p>
            <a
              href={`mailto:${email}`}
              className="underline-honey break-words hover:decoration-current"
            >
              {email}
            </a>
          </p>
          <Drawing
            drawing={herbRow}
            sizes="(min-width: 65rem) 36vw, 1px"
            className="h-auto w-full border-b-2 border-ink max-lg:hidden"
          />
        </div>
        <div id="contact-form" className="lg:self-center">
          <ContactCard contact={contact} answer={answer} handed={handed} />
        </div>
      </div>
    </section>
  );
}

import type { HomePage } from '../content/views.ts';
import { LabelCard } from '../ui/label-card.tsx';

const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];

export function Contact({ contact, email }: { contact: HomePage['contact']; email: string }) {
  return (
    <section id="contact" className="bg-sage-1 py-section">
      <div className="wrap grid items-center gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 md:grid-cols-[minmax(0,6fr)_minmax(0,5.5fr)]">
        <div>
          <h2 className="text-section">{contact.title}</h2>
          <p className="mt-5 max-w-lead text-lead text-ink-2">{contact.lead}</p>
          <ol className="mt-8 grid gap-5">
            {contact.steps.map((step, place) => (
              <li key={step.when} className="grid grid-cols-[2.25rem_1fr] items-baseline">
                <span className="font-serif text-[1.25rem] text-terra italic">{numerals[place]}</span>
                <p>
                  <b className="font-semibold">{step.when}.</b> {step.text}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <LabelCard className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
          <h3 className="text-title">{contact.cardTitle}</h3>
          <p className="text-ink-2">{contact.cardText}</p>
          <a href={`mailto:${email}`} className="max-w-full font-serif text-[clamp(1.25rem,0.9rem+1.9vw,2rem)]/tight break-words md:max-lg:text-[1.3125rem] underline-honey hover:decoration-current">
            {email}
          </a>
        </LabelCard>
      </div>
    </section>
  );
}

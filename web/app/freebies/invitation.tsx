import type { FreebiesPage } from '../content/views.ts';
import { Picture } from '../ui/picture.tsx';

const numerals = ['i', 'ii', 'iii', 'iv', 'v'];

/** The flyer, and what to expect on the evening. */
export function Invitation({ flyer, invitation }: Pick<FreebiesPage, 'flyer' | 'invitation'>) {
  return (
    <section className="overflow-clip py-section">
      <div className="wrap grid items-center gap-x-[clamp(2.5rem,8vw,8rem)] gap-y-14 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {flyer ? (
          <Picture
            picture={flyer}
            sizes="(min-width: 65rem) 29rem, (min-width: 47.5rem) 38vw, 80vw"
            className="mx-auto h-auto w-[min(100%,20rem)] -rotate-2 border-[1.5px] border-ink shadow-float md:w-full md:max-w-[29rem]"
          />
        ) : null}
        <div>
          <h2 className="text-section">{invitation.title}</h2>
          <p className="mt-5 max-w-lead text-lead text-ink-2">{invitation.text}</p>
          <ol className="mt-8 grid gap-5">
            {invitation.steps.map((step, place) => (
              <li key={step.lead} className="grid grid-cols-[2.25rem_1fr] items-baseline">
                <span aria-hidden="true" className="font-serif text-[1.25rem] text-terra italic">
                  {numerals[place]}
                </span>
                <p>
                  <b className="font-semibold">{step.lead}.</b> {step.text}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

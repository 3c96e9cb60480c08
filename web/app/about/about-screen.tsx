import { desk } from '../art/desk.ts';
import { Drawing } from '../art/drawing.tsx';
import { chamomile, oliveBranch } from '../art/drawings.ts';
import type { AboutPage } from '../content/views.ts';
import { ClosingRow } from '../page-parts/closing-row.tsx';
import { Portrait } from '../page-parts/portrait.tsx';
import { TestingOrConsultation } from '../page-parts/testing-or-consultation.tsx';
import { LabelCard } from '../ui/label-card.tsx';

/** The practitioner's story, what she can show on paper, and what the practice is for (ABT-01, ABT-02). */
export function AboutScreen({ about }: { about: AboutPage }) {
  return (
    <>
      <Top about={about} />
      <Biography biography={about.biography} picture={about.picture} />
      <Credentials credentials={about.credentials} />
      <Mission mission={about.mission} />
      <section className="wrap py-section">
        <ClosingRow closing={about.closing} />
      </section>
    </>
  );
}

/** The desk's table runs on to both edges of the window. */
function Top({ about: { title, lead, closing } }: { about: AboutPage }) {
  return (
    <section className="overflow-clip border-b-2 border-ink">
      <div className="wrap grid items-end gap-x-12 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="pt-10 md:pb-24 lg:self-center lg:py-14">
          <h1 className="max-w-[11em] pl-[0.3em] -indent-[0.3em] font-display text-[clamp(2.75rem,1rem+5vw,5.25rem)]/[1.02] font-[340] tracking-[-0.03em] italic first-line:not-italic lg:pl-[0.62em] lg:-indent-[0.62em]">
            {title}
          </h1>
          <p className="mt-6 max-w-[27em] text-lead text-ink-2">{lead}</p>
          <div className="mt-7">
            <TestingOrConsultation words={closing} />
          </div>
        </div>
        <div className="relative mt-6 md:mt-8">
          <span className="absolute -inset-x-[100vw] top-[84.2%] bottom-0 border-t-2 border-ink bg-table" />
          <Drawing
            drawing={desk}
            alt="The practitioner’s desk by a window: an open Bible, a stethoscope, a cup of tea, and herbs in a bottle"
            sizes="(min-width: 85rem) 36rem, (min-width: 47.5rem) 44vw, 92vw"
            priority
            className="relative block h-auto w-full"
          />
        </div>
      </div>
    </section>
  );
}

function Biography({
  biography,
  picture,
}: {
  biography: AboutPage['biography'];
  picture: AboutPage['picture'];
}) {
  const [opening, ...others] = biography.paragraphs;
  return (
    <section className="wrap gap-x-[clamp(1.5rem,5vw,5rem)] gap-y-6 pt-section pb-[calc(var(--spacing-section)*0.6)] max-md:grid lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <h2 className="text-section md:max-lg:mb-6 lg:max-w-[8em]">{biography.title}</h2>
      {picture ? (
        <div className="border-b-2 border-ink md:max-lg:float-right md:max-lg:mb-8 md:max-lg:ml-10 md:max-lg:w-66 lg:sticky lg:below-bar lg:col-start-1 lg:row-start-2 lg:self-start">
          <Portrait picture={picture} className="mx-auto lg:max-w-100" />
        </div>
      ) : null}
      <div className="prose md:max-lg:max-w-none lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {opening ? <p className="intro">{opening}</p> : null}
        {others.map((text, place) => (
          <p key={place}>{text}</p>
        ))}
        <p className="font-serif text-[1.25rem]/snug text-ink-2 italic">
          {biography.greeting}
          <span className="mt-1 block text-[1.875rem]/tight text-ink">{biography.name}</span>
        </p>
      </div>
    </section>
  );
}

function Credentials({ credentials }: { credentials: AboutPage['credentials'] }) {
  return (
    <section className="wrap pb-section">
      <LabelCard className="grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 overflow-hidden md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div>
          <h2 className="text-panel">{credentials.title}</h2>
          <Drawing
            drawing={chamomile}
            className="absolute top-4 right-3 w-20 md:top-auto md:right-auto md:bottom-[7px] md:left-[clamp(1.5rem,3.4vw,3rem)] md:w-40"
          />
        </div>
        <dl className="self-center border-t border-ink max-md:mt-12 md:min-h-48">
          {credentials.items.map((item) => (
            <div
              key={item.term}
              className="grid items-baseline border-b border-line py-3.5 lg:grid-cols-[9.5rem_1fr]"
            >
              <dt className="caps">{item.term}</dt>
              <dd className="font-serif text-[1.1875rem]/snug">{item.detail}</dd>
            </div>
          ))}
        </dl>
      </LabelCard>
    </section>
  );
}

function Mission({ mission }: { mission: AboutPage['mission'] }) {
  return (
    <section className="relative overflow-hidden bg-green pt-[clamp(4.5rem,9vw,8.5rem)] pb-[clamp(11rem,16vw,14rem)] text-cream">
      <div className="wrap relative z-[1]">
        <h2 className="caps mb-5 font-sans text-seal">{mission.title}</h2>
        <p className="max-w-[22em] font-serif text-verse text-balance italic">{mission.text}</p>
        <ul className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-x-[clamp(1.5rem,4vw,3.5rem)] gap-y-8 md:grid-cols-[repeat(3,minmax(0,17rem))]">
          {mission.values.map((value) => (
            <li key={value.title} className="border-t border-green-line pt-4">
              <h3 className="text-item">{value.title}</h3>
              <p className="mt-1.5 text-mist">{value.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <Drawing
        drawing={oliveBranch}
        className="pointer-events-none absolute -right-44 -bottom-4 w-[600px] max-w-none md:-right-16 lg:-right-18 lg:-bottom-6 lg:w-[760px]"
      />
    </section>
  );
}

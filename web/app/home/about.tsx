import { desk } from '../art/desk.ts';
import { Drawing } from '../art/drawing.tsx';
import type { HomePage } from '../content/views.ts';
import { TextLink } from '../ui/button.tsx';

/** Who stands behind it. The desk's table runs on to both edges of the window. */
export function About({ about }: { about: HomePage['about'] }) {
  return (
    <section id="about" className="overflow-clip bg-paper-2 pt-section">
      <div className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] md:grid-cols-2 lg:grid-cols-[minmax(0,5.2fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
        <div className="md:col-span-2 lg:col-span-1 lg:col-start-2">
          <h2 className="text-section">{about.title}</h2>
          <p className="my-6 max-w-lead text-lead text-ink-2">{about.lead}</p>
        </div>
        <div className="relative z-[1] md:pb-36 lg:col-start-2 lg:pb-52">
          <dl className="border-t border-ink">
            {about.facts.map((fact) => (
              <div
                key={fact.term}
                className="grid items-baseline border-b border-line py-3.5 lg:grid-cols-[9.5rem_1fr]"
              >
                <dt className="caps">{fact.term}</dt>
                <dd className="font-serif text-[1.1875rem]/snug">{fact.detail}</dd>
              </div>
            ))}
          </dl>
          <TextLink to={about.link.href} className="mt-5">
            {about.link.label}
          </TextLink>
        </div>
        <div className="relative mt-4 self-end md:col-start-1 md:row-start-2 md:mt-0 lg:row-span-2 lg:row-start-1 lg:-mt-24">
          <span className="absolute -inset-x-[100vw] top-[84.2%] bottom-0 border-t-2 border-ink bg-table" />
          <Drawing
            drawing={desk}
            alt="The practitioner’s desk by a window: an open Bible, a stethoscope, a cup of tea, and herbs in a bottle"
            sizes="(min-width: 85rem) 36rem, (min-width: 47.5rem) 44vw, 96vw"
            className="relative -ml-[3%] block h-auto w-[106%] max-w-none"
          />
        </div>
      </div>
    </section>
  );
}

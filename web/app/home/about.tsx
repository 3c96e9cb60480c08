import type { HomePage } from '../content/views.ts';
import { TextLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';

/** Who stands behind it, with name and face (LOOK-03). */
export function About({ about }: { about: HomePage['about'] }) {
  return (
    <section id="about" className="overflow-clip bg-paper-2 pt-section">
      <div className="wrap grid gap-x-[clamp(1rem,6vw,6rem)] grid-cols-[minmax(0,1fr)_6.75rem] max-[18rem]:grid-cols-[minmax(0,1fr)] md:grid-cols-2 lg:grid-cols-[minmax(0,5.2fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
        <div className="col-span-full lg:col-span-1 lg:col-start-2">
          <h2 className="text-section">{about.title}</h2>
          <p className="my-3 max-w-lead text-lead text-ink-2 md:my-6">{about.lead}</p>
        </div>
        <div className="relative z-[1] md:pb-36 lg:col-start-2 lg:pb-52">
          <p className="mb-3.5 font-serif text-item">{about.name}</p>
          <dl className="border-t border-ink">
            {about.facts.map((fact) => (
              <div
                key={fact.term}
                className="grid items-baseline gap-x-3 border-b border-line py-2 md:py-3 lg:grid-cols-[9.5rem_1fr] lg:py-3.5"
              >
                <dt className="caps">{fact.term}</dt>
                <dd className="font-serif text-[1.0625rem]/snug md:text-[1.1875rem]/snug">
                  {fact.detail}
                </dd>
              </div>
            ))}
          </dl>
          <TextLink to={about.link.href} className="mt-3 mb-4 md:mt-5 md:mb-0">
            {about.link.label}
          </TextLink>
        </div>
        {about.portrait ? (
          <div className="self-end md:col-start-1 md:row-start-2 lg:row-span-2 lg:row-start-1">
            <Picture
              picture={about.portrait}
              sizes="(min-width: 47.5rem) 25rem, 70vw"
              className="mx-auto h-auto w-full max-w-52 rounded-t-full border-b-[3px] border-ink md:max-w-100"
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}

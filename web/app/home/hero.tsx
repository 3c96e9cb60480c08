import { Link } from 'react-router';
import { Drawing } from '../art/drawing.tsx';
import { heroTable } from '../art/hero-table.ts';
import type { HomePage } from '../content/views.ts';
import { SectionLink } from '../page-parts/sections/section-link.tsx';
import { ButtonLink, TextLink } from '../ui/button.tsx';

export function Hero({ hero }: { hero: HomePage['hero'] }) {
  return (
    <section className="overflow-clip border-b-2 border-ink">
      <div className="wrap grid items-end md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)] lg:gap-x-4">
        <div className="relative z-[2] pt-7 md:self-center md:py-12 lg:py-[clamp(3rem,6vw,5.5rem)]">
          <h1 className="font-display text-hero md:whitespace-nowrap lg:text-hero-wide">
            <span className="block whitespace-nowrap">{hero.titleLine1} </span>
            <em className="block pl-[0.22em] font-[340] whitespace-nowrap lg:pl-[0.62em]">
              {hero.titleLine2}
            </em>
          </h1>
          <p className="mt-5 max-w-[29em] text-lead text-ink-2 lg:mt-7">{hero.lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2.5 lg:mt-9">
            <ButtonLink
              to="/store#testing"
              variant="primary"
              className="w-full xs:w-auto max-md:grow"
            >
              {hero.buttons.order}
            </ButtonLink>
            <ButtonLink to="/store#consultation">{hero.buttons.consult}</ButtonLink>
            <TextLink to="/freebies">{hero.buttons.more}</TextLink>
          </div>
          {hero.fromLine ? (
            <p className="mt-3 font-serif text-body/snug md:mt-6">{hero.fromLine}</p>
          ) : null}
          <div className="mt-3 flex flex-wrap gap-x-2 gap-y-2 md:mt-9 md:gap-x-5">
            <Link to="/store" className="hanging-tag">
              {hero.badges.testing}
            </Link>
            <SectionLink section="about" className="hanging-tag">
              {hero.badges.certified}
            </SectionLink>
          </div>
        </div>
        <Drawing
          drawing={heroTable}
          alt="A kitchen table by an arched window: two test kits, an amber bottle holding fennel, chamomile and mint, a cup of tea, ginger and lemon"
          sizes="(min-width: 85rem) 41rem, (min-width: 65rem) 49vw, (min-width: 47.5rem) 58vw, 104vw"
          priority
          className="-mt-2 -ml-[2%] block h-auto w-[104%] max-w-none md:mt-36 md:-ml-[13%] md:w-[119%] lg:mt-6 lg:-mr-[7%] lg:-ml-[4%] lg:w-[112%]"
        />
      </div>
    </section>
  );
}

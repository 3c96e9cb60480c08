import { Link } from 'react-router';
import { Drawing } from '../art/drawing.tsx';
import { heroTable } from '../art/hero-table.ts';
import type { HomePage } from '../content/views.ts';
import { SectionLink } from '../page-parts/sections/section-link.tsx';
import { ButtonLink, TextLink } from '../ui/button.tsx';

export function Hero({ hero }: { hero: HomePage['hero'] }) {
  return (
    <section className="overflow-clip md:border-b-2 md:border-ink">
      <div className="wrap grid items-end pt-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] md:grid-rows-[1fr_auto] md:pt-0 lg:grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)] lg:gap-x-4">
        <div className="relative z-[2] md:self-end md:pt-12 lg:pt-14">
          <h1 className="font-display text-hero md:whitespace-nowrap lg:text-hero-wide">
            <span className="block whitespace-nowrap">{hero.titleLine1} </span>
            <em className="block pl-[0.22em] font-[340] whitespace-nowrap lg:pl-[0.62em]">
              {hero.titleLine2}
            </em>
          </h1>
          <p className="mt-4 max-w-[29em] text-lead text-ink-2 max-md:leading-normal md:mt-5 lg:mt-6">
            {hero.lead}
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 md:mt-6 md:gap-x-4 md:gap-y-2.5 lg:mt-7">
            <ButtonLink to="/store#testing" variant="primary" className="max-md:mb-1 max-md:w-full">
              {hero.buttons.order}
            </ButtonLink>
            <TextLink
              to="/store#consultation"
              className="transition-colors md:rounded-control md:border-[1.5px] md:border-ink md:px-6 md:py-3 md:no-underline md:hover:bg-ink md:hover:text-paper"
            >
              {hero.buttons.consult}
            </TextLink>
            <TextLink to="/freebies">{hero.buttons.more}</TextLink>
          </div>
          {hero.fromLine ? (
            <p className="mt-1 font-serif text-body/snug md:mt-6">{hero.fromLine}</p>
          ) : null}
        </div>
        <Drawing
          drawing={heroTable}
          alt="A kitchen table by an arched window: two test kits, an amber bottle holding fennel, chamomile and mint, a cup of tea, ginger and lemon"
          sizes="(min-width: 85rem) 41rem, (min-width: 65rem) 49vw, (min-width: 47.5rem) 58vw, 90vw"
          priority
          className="mx-auto block h-auto w-[88%] max-w-none md:row-span-2 md:mt-20 md:-ml-[9%] md:w-[115%] lg:mt-6 lg:-mr-[7%] lg:-ml-[4%] lg:w-[112%]"
        />
        <div className="relative z-[2] -mx-gutter flex gap-x-2 border-t-2 border-ink px-gutter py-2.5 max-[22rem]:flex-wrap md:mx-0 md:self-start md:border-0 md:px-0 md:pt-6 md:pb-12 md:whitespace-nowrap lg:gap-x-5 lg:pb-14">
          <Link to="/store" className="hanging-tag notched tag-hole">
            {hero.badges.testing}
          </Link>
          <SectionLink section="about" className="hanging-tag notched tag-hole">
            {hero.badges.certified}
          </SectionLink>
        </div>
      </div>
    </section>
  );
}

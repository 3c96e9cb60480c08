import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Drawing } from '../art/drawing.tsx';
import { jar } from '../art/drawings.ts';
import { guideFan } from '../art/guide-fan.ts';
import { guideWindow } from '../art/guide-window.ts';
import { kitBox } from '../art/kit-boxes.ts';
import { lemon } from '../art/plants/lemon.ts';
import type { ConfirmationPage } from '../content/views.ts';
import { ButtonLink, TextLink } from '../ui/button.tsx';
import { OutwardIcon } from '../ui/icons.tsx';

/** After a download, and just as well without one (FCONF-01, FCONF-02, FCONF-03). */
export function ConfirmationScreen({ confirmation }: { confirmation: ConfirmationPage }) {
  return (
    <>
      <section className="overflow-clip border-b-2 border-ink">
        <div className="wrap grid items-end gap-x-16 gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="self-center pt-12 md:py-16">
            <h1 className="font-display text-page wrap-anywhere">{confirmation.title}</h1>
            <p className="mt-5 max-w-lead text-lead text-ink-2">{confirmation.lead}</p>
            <div className="mt-8 flex flex-col gap-x-5 gap-y-3 md:flex-row md:flex-wrap md:items-center">
              <ButtonLink to="/store#packages" variant="primary">
                {confirmation.packagesLabel}
              </ButtonLink>
              <TextLink to="/" className="self-center">
                {confirmation.homeLabel}
              </TextLink>
            </div>
          </div>
          <Drawing
            drawing={guideWindow}
            sizes="(min-width: 47.5rem) 26rem, 70vw"
            priority
            className="h-auto w-full max-w-[17rem] justify-self-center md:max-w-[26rem] md:pt-12"
          />
        </div>
      </section>
      <section className="wrap py-section">
        <div className="grid items-end gap-x-16 gap-y-4 pb-9 md:pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h2 className="text-section">{confirmation.cardsTitle}</h2>
          <p className="max-w-lead text-lead text-ink-2">{confirmation.cardsLead}</p>
        </div>
        <ul className="grid grid-cols-1 gap-0.5 rounded-label border-2 border-ink bg-ink md:grid-cols-2 lg:grid-cols-4">
          {confirmation.cards.map((card) => (
            <li key={card.href} className="bg-wood">
              <Drawer card={card} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const drawings = [
  { on: '/store', drawing: kitBox('gi-map') ?? jar },
  { on: '/recommendations', drawing: lemon },
  { on: '/freebies', drawing: guideFan },
];

/** A drawer that opens as a link, its picture chosen by where it leads. */
function Drawer({ card }: { card: ConfirmationPage['cards'][number] }) {
  const isOutside = !card.href.startsWith('/');
  const drawing = drawings.find(({ on }) => card.href.startsWith(on))?.drawing ?? jar;
  return (
    <Face href={card.href} isOutside={isOutside}>
      <span className="grid grow grid-cols-[3.5rem_minmax(0,1fr)] xs:grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 rounded-tag border-[1.5px] border-ink bg-card p-4 md:flex md:flex-col md:p-4.5">
        <Drawing
          drawing={drawing}
          className="row-span-3 mx-auto h-20 w-auto max-w-full object-contain md:mb-4 md:h-28"
        />
        <b className="wrap-anywhere font-serif text-[1.375rem]/[1.2] font-[450] tracking-[-0.008em]">
          {card.title}
        </b>
        <span className="mt-1.5 text-small/normal text-ink-2">{card.text}</span>
        <span className="mt-auto pt-3.5 text-small font-semibold">
          <span className="underline-honey group-hover:decoration-current">{card.label}</span>
          {isOutside ? (
            <>
              <OutwardIcon className="ml-1.5 inline-block size-4 align-[-0.15em]" />
              <span className="sr-only"> (opens in a new tab)</span>
            </>
          ) : null}
        </span>
      </span>
    </Face>
  );
}

const face =
  'drawer-face group flex h-full flex-col p-4 pb-12 transition-colors outline-offset-[-5px] md:p-5 md:pb-13 hover:bg-wood-2';

function Face({
  href,
  isOutside,
  children,
}: {
  href: string;
  isOutside: boolean;
  children: ReactNode;
}) {
  if (!isOutside)
    return (
      <Link to={href} className={face}>
        {children}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noopener" className={face}>
      {children}
    </a>
  );
}

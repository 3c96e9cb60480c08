import { Drawing } from '../art/drawing.tsx';
import { chamomile, mintLight } from '../art/drawings.ts';
import { hashOfTab } from '../content/store-tabs.ts';
import type { StorePage } from '../content/views.ts';
import { ButtonLink } from '../ui/button.tsx';

type Help = StorePage['help'];

const spans = { 2: 'lg:col-span-2', 3: 'lg:col-span-3' };

/** Closes the grid's last row, for those who do not know which box is theirs: a quiet card in one column, a green panel in more. */
export function HelpPanel({ help, columns }: { help: Help; columns: 1 | 2 | 3 }) {
  if (columns === 1) return <HelpCard help={help} />;
  return (
    <div
      className={`on-green relative mt-8 md:row-span-5 md:mb-12 flex flex-col justify-center gap-5 overflow-hidden rounded-panel bg-green px-7 pt-9 pb-12 text-cream md:mt-0 md:px-9 md:pt-10 md:pb-44 lg:px-14 lg:pb-10 ${spans[columns]}`}
    >
      <h3 className="max-w-[10em] text-panel">{help.title}</h3>
      <p className="max-w-[24em] text-mist">{help.text}</p>
      <ButtonLink
        to={hashOfTab('consultation')}
        variant="inverse"
        className="relative self-start bg-green"
      >
        {help.button}
      </ButtonLink>
      <Drawing
        drawing={mintLight}
        className="pointer-events-none absolute -right-1 -bottom-4 w-24 md:right-4 md:-bottom-6 md:w-44 lg:right-6 lg:-bottom-14 lg:w-[22rem]"
      />
    </div>
  );
}

function HelpCard({ help }: { help: Help }) {
  return (
    <div className="mt-8 relative md:row-span-5 md:mb-12 flex flex-col gap-4 overflow-hidden rounded-panel bg-sage-1 px-7 pt-8 md:max-lg:col-span-2 md:max-lg:py-10 md:max-lg:pr-60 md:mt-0 lg:px-9 lg:pt-10">
      <h3 className="max-w-[9em] text-title">{help.title}</h3>
      <p className="text-ink-2">{help.text}</p>
      <ButtonLink to={hashOfTab('consultation')} className="max-md:w-full md:self-start">
        {help.button}
      </ButtonLink>
      <Drawing
        drawing={chamomile}
        className="mx-auto mt-auto -mb-1.5 w-28 md:max-lg:absolute md:w-44 md:max-lg:right-9 md:max-lg:bottom-0 lg:w-52"
      />
    </div>
  );
}

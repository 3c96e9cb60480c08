import { Drawing } from '../art/drawing.tsx';
import { mintLight } from '../art/drawings.ts';
import type { StorePage } from '../content/views.ts';
import { ButtonLink } from '../ui/button.tsx';
import { hashOfTab } from './tab.ts';

const spans = { 1: 'lg:col-span-1', 2: 'lg:col-span-2', 3: 'lg:col-span-3' };

/** Closes the grid's last row: for those who do not know which box is theirs. */
export function HelpPanel({ help, columns }: { help: StorePage['help']; columns: 1 | 2 | 3 }) {
  return (
    <aside className={`on-green relative mt-8 flex flex-col justify-center gap-5 overflow-hidden rounded-panel bg-green px-7 pt-9 pb-44 text-cream md:mt-0 md:px-10 md:pb-9 lg:px-14 ${spans[columns]}`}>
      <h3 className="max-w-[10em] text-panel">{help.title}</h3>
      <p className="max-w-[24em] text-mist">{help.text}</p>
      <ButtonLink to={hashOfTab('consultation')} variant="inverse" className="self-start bg-green">
        {help.button}
      </ButtonLink>
      <Drawing
        drawing={mintLight}
        className={`pointer-events-none absolute -right-3 -bottom-6 w-44 ${columns === 1 ? 'md:hidden' : 'md:right-0 md:-bottom-14 md:w-64 lg:right-6 lg:w-80'}`}
      />
    </aside>
  );
}

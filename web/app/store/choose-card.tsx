import { Drawing } from '../art/drawing.tsx';
import { chamomile } from '../art/drawings.ts';
import type { StorePage } from '../content/views.ts';
import { ButtonLink } from '../ui/button.tsx';

/** On a phone the first of the kits' cards: for whom thirteen kits are twelve too many. Wider screens have the way beside the filter. */
export function ChooseCard({ help, words }: Pick<StorePage, 'help' | 'words'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 overflow-hidden rounded-panel bg-sage-1 pl-5 md:hidden">
      <div className="py-5">
        <p className="font-serif text-item">{help.title}</p>
        <ButtonLink to="/store/choose" className="mt-3.5 bg-card">
          {words.chooseLink}
        </ButtonLink>
      </div>
      <Drawing drawing={chamomile} className="-mb-1.5 h-auto w-20" />
    </div>
  );
}

import { formatPrice } from 'common/money';
import { Link } from 'react-router';
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx';
import { productPath } from '../../content/store-tabs.ts';
import { Button } from '../../ui/button.tsx';
import type { Beside } from './read-answer.ts';

const writers = {
  emergency: null,
  content: 'Answered from the texts of this site.',
  model: 'Written by AI from the texts of this site. It can be wrong.',
};

/** What stands below the last answer: who wrote it, what it spoke of that is for sale, and what might be asked next (ASK-07). */
export function BelowAnswer({
  beside,
  suggestions,
  onRetry,
  onAsk,
  onFollow,
}: {
  beside: Beside | undefined;
  suggestions: string[];
  onRetry: (() => void) | null;
  onAsk: (question: string) => void;
  onFollow: () => void;
}) {
  const writer = beside && writers[beside.by];
  return (
    <>
      {writer ? <div className="-mt-1 text-cap text-ink-2">{writer}</div> : null}
      {beside?.items.map((item) => (
        <div
          key={item.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line bg-card px-3.5 py-2.5"
        >
          <div className="min-w-36 flex-1">
            <Link
              to={productPath(item.id)}
              onClick={onFollow}
              className="underline-honey inline-flex min-h-11 items-center font-semibold hover:decoration-current"
            >
              {item.name}
            </Link>
            <span className="figures block text-small text-ink-2">
              {formatPrice(item.cents)}
              {item.priceNote ? ` ${item.priceNote}` : ''}
            </span>
          </div>
          <AddToCartButton product={item} label="Add to Cart" className="min-h-11 px-4 py-2" />
        </div>
      ))}
      {onRetry ? (
        <Button variant="outline" onClick={onRetry} className="min-h-12 self-start px-4.5 py-2.5">
          Try again
        </Button>
      ) : null}
      {suggestions.length > 0 ? (
        <ul aria-label="You could ask" className="flex flex-wrap gap-2">
          {suggestions.map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => onAsk(question)}
                className="min-h-11 rounded-full border-[1.5px] border-sage bg-card px-3.5 py-1.5 text-left text-small hover:border-ink"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

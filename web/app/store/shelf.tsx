import type { FocusEvent } from 'react';
import { Link } from 'react-router';
import { Drawing } from '../art/drawing.tsx';
import { kitBox } from '../art/kit-boxes.ts';
import type { Product } from '../content/views.ts';
import { Picture } from '../ui/picture.tsx';
import type { ShelfGroup } from './products.ts';

/** Every kit as its box on one long shelf; a box leads to its card. On a phone the shelf slides. */
export function Shelf({ groups }: { groups: ShelfGroup[] }) {
  return (
    <div className="relative overflow-x-auto [scrollbar-width:none]">
      <ul
        aria-label="All test kits"
        className="mx-auto grid w-max min-w-full grid-flow-col [grid-auto-columns:104px] justify-start px-gutter shelf-edge md:[grid-auto-columns:112px] lg:w-full lg:max-w-[105rem] lg:px-[clamp(1.25rem,2.2vw,2.5rem)] lg:[grid-auto-columns:minmax(0,1fr)] lg:gap-x-[clamp(4px,.6vw,10px)]"
      >
        {groups.flatMap((group) =>
          group.products.map((product, place) => (
            <li key={product.id} className="grid grid-rows-[1fr_51px]">
              <Link
                to={`#kit-${product.id}`}
                onFocus={showWhole}
                className="group scroll-mx-5 self-end rounded-none"
              >
                <span className="block transition-transform group-hover:-translate-y-1.5">
                  <Box product={product} />
                </span>
                <span className="sr-only">{product.name}</span>
              </Link>
              {place === 0 ? (
                <span className="mt-0.5 ml-1 self-center justify-self-start rounded-tag border-[1.5px] border-ink bg-card px-2.5 py-0.5 text-cap font-semibold whitespace-nowrap">
                  {group.label}
                </span>
              ) : null}
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

/** Browsers leave a focused box half outside of the shelf when some of it shows. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function Box({ product }: { product: Product }) {
  const box = kitBox(product.id);
  if (box)
    return (
      <Drawing
        drawing={box}
        sizes="(min-width: 65rem) 7vw, 104px"
        className="block h-auto w-full translate-y-[2.6%]"
      />
    );
  if (!product.picture) return <span className="block aspect-square" />;
  return (
    <Picture
      picture={{ ...product.picture, alt: '' }}
      sizes="104px"
      className="block aspect-square w-full rounded-t-label object-cover"
    />
  );
}

import { Dialog } from 'radix-ui';
import { bundle } from '../art/bundle.ts';
import { Drawing } from '../art/drawing.tsx';
import type { Offer } from '../content/views.ts';
import { CloseIcon } from '../ui/icons.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';

/** What is bought, standing on its shelf: beside the form, on a phone as a low strip above it, without what is in it. */
export function OfferPanel({
  offer,
  cents,
  isDone,
  closeLabel,
}: {
  offer: Offer;
  cents: number;
  /** It is bought: what it cost gives its place on a phone to what comes next. */
  isDone: boolean;
  closeLabel: string;
}) {
  return (
    <div className="relative flex justify-between overflow-hidden border-b-2 border-ink bg-honey-1 md:order-2 md:flex-col md:border-b-0 md:border-l-[1.5px]">
      <div className="p-5 pr-2 max-[18rem]:pr-14 md:p-8 md:pr-14">
        <Dialog.Title className="text-[1.375rem]/tight font-[450] md:text-[1.625rem]/tight">
          {offer.name}
        </Dialog.Title>
        <p
          className={`mt-2 flex flex-wrap items-baseline gap-x-3 ${isDone ? 'max-md:hidden' : ''}`}
        >
          <Price cents={cents} className="text-[2.25rem]/none md:text-[2.75rem]/none" />
          {offer.listCents ? (
            <Price cents={offer.listCents} struck className="text-[1.375rem]/none" />
          ) : null}
        </p>
        <ul className="ticks mt-5 max-md:hidden">
          {offer.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <OfferPicture offer={offer} isDone={isDone} />
      <Dialog.Close
        aria-label={closeLabel}
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-control bg-honey-1 hover:bg-sage-1"
      >
        <CloseIcon className="size-5.5" />
      </Dialog.Close>
    </div>
  );
}

function OfferPicture({ offer: { id, picture }, isDone }: { offer: Offer; isDone: boolean }) {
  const gone = isDone ? 'max-md:hidden' : '';
  if (id === 'complete-package') {
    return (
      <div
        className={`flex flex-none items-end justify-center pr-14 max-[18rem]:hidden md:px-6 md:pb-[51px] md:shelf-edge ${gone}`}
      >
        <Drawing
          drawing={bundle}
          sizes="(min-width: 47.5rem) 300px, 112px"
          className="h-auto w-28 md:w-full"
        />
      </div>
    );
  }
  return picture ? (
    <Picture
      picture={{ ...picture, alt: '' }}
      sizes="348px"
      className={`size-24 flex-none max-[18rem]:hidden self-end rounded-t-panel object-cover object-[44%_50%] max-md:mt-4 max-md:mr-14 md:h-64 md:rounded-none md:object-[58%_50%] lg:object-[44%_50%] md:max-h-96 md:w-full md:grow md:border-t-2 md:border-ink ${gone}`}
    />
  ) : null;
}

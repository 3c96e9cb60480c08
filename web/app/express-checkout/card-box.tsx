import type { ReactNode } from 'react';
import type { OfferDialogPage } from '../content/views.ts';
import { notLoaded } from '../purchase/payment-words.ts';
import { CardIcon } from '../ui/icons.tsx';
import { Spinner } from '../ui/spinner.tsx';

type CardBoxProps = {
  words: OfferDialogPage['form'];
  isOff: boolean;
  isWaiting: boolean;
  isMissing: boolean;
  children: ReactNode;
};

/** The frame around the card fields; without them three empty places, which say why. */
export function CardBox({ words, isOff, isWaiting, isMissing, children }: CardBoxProps) {
  return (
    <div className="mt-5 overflow-hidden rounded-panel border-[1.5px] border-field bg-field-bg">
      <p className="flex flex-wrap items-center justify-between gap-x-3 bg-sage-1 px-5 py-3 max-xs:px-4">
        <span className="flex items-center gap-3 font-semibold">
          <CardIcon /> {words.card}
        </span>
        <span className="text-small max-xs:text-cap">{isOff ? words.cardOff : words.cardNote}</span>
      </p>
      <div className="grid grid-cols-2 gap-4 p-5 pt-4 max-xs:px-4">
        {children ?? (
          <>
            <EmptyPlace label={words.number} isWaiting={isWaiting} className="col-span-full">
              {isWaiting ? (
                <Spinner label="Preparing payment..." className="size-6" />
              ) : isMissing ? (
                <span role="alert">{notLoaded.message}</span>
              ) : null}
            </EmptyPlace>
            <EmptyPlace label={words.expiry} isWaiting={isWaiting} />
            <EmptyPlace label={words.cvv} isWaiting={isWaiting} />
          </>
        )}
      </div>
    </div>
  );
}

/** As the field to come, or switched off when there will be none. */
function EmptyPlace({
  label,
  isWaiting,
  className = '',
  children,
}: {
  label: string;
  isWaiting: boolean;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <span className="text-small font-semibold">{label}</span>
      <span
        className={`flex min-h-13 items-center rounded-control border-[1.5px] border-field px-4 py-1 text-small/snug text-off ${isWaiting ? 'bg-field-bg' : 'border-dashed bg-off-bg'}`}
      >
        {children}
      </span>
    </div>
  );
}

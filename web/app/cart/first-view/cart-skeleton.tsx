import { LabelCard } from '../../ui/label-card.tsx';
import { cartGrid } from '../cart-frame.tsx';

/** Keeps the place of the cart until the browser has said what is in it. */
export function CartSkeleton() {
  return (
    <div aria-hidden="true" className={`${cartGrid} [@media(scripting:none)]:hidden`}>
      <div className="border-t-2 border-ink">
        <div className="grid grid-cols-[96px_1fr] gap-x-4.5 border-b border-line py-7 md:grid-cols-[148px_1fr] md:gap-x-7">
          <Blank className="h-29.5 rounded-t-panel md:h-43" />
          <div className="grid content-start gap-3">
            <Blank className="h-7 w-2/3 rounded-control" />
            <Blank className="h-5 w-1/2 rounded-control" />
          </div>
        </div>
      </div>
      <LabelCard>
        <Blank className="h-8 w-1/2 rounded-control" />
        <Blank className="mt-6 h-28 rounded-control" />
        <Blank className="mt-6 h-14.5 rounded-control" />
      </LabelCard>
    </div>
  );
}

/** A quiet patch in the place of something that is coming. */
export function Blank({ className }: { className: string }) {
  return <div className={`bg-paper-2 [@media(scripting:none)]:hidden ${className}`} />;
}

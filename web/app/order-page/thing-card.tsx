import type { OrderedThing } from 'common/contract/order-page';
import { LinePicture } from '../cart/line-picture.tsx';
import { collectPath, howToCollect } from './collect.ts';
import type { OrderView } from './details-answer.ts';
import { StatusWord, StepRow } from './step-row.tsx';
import { sentenceOf, statusOf, stepsOf } from './steps.ts';

/** One kit, or one line of goods, with its steps and its parcel. */
export function ThingCard({
  thing,
  product,
}: {
  thing: OrderedThing;
  product: OrderView['products'][string] | undefined;
}) {
  const { forWhom, quantity, isReplacement, step, kind, product: chosen } = thing;
  const isOpenChoice = kind === 'kit' && chosen === null;
  const name = isOpenChoice ? 'Your kit' : thing.name;
  return (
    <article className="grid grid-cols-[80px_minmax(0,1fr)] gap-x-4 gap-y-5 rounded-panel border border-line bg-card px-5.5 py-6 md:grid-cols-[104px_minmax(0,1fr)] md:gap-x-7 md:px-8">
      <LinePicture
        product={product}
        sizes="104px"
        className="h-24 w-20 rounded-control border-b-2 border-ink md:h-30 md:w-26"
      />
      <div className="min-w-0 max-md:contents">
        <div className="flex content-start md:mb-5 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="font-serif text-item">
            {name}
            {quantity > 1 ? ` × ${quantity}` : ''}
            {isOpenChoice ? <span className="text-ink-2"> of the {thing.name}</span> : null}
            {forWhom && !(isOpenChoice && forWhom === 'you') ? (
              <span className="text-ink-2"> for {forWhom}</span>
            ) : null}
            {isReplacement ? <span className="text-ink-2">, sent again</span> : null}
          </h2>
          <StatusWord
            word={statusOf(thing)}
            tone={
              step === 'done' || step === 'results-in'
                ? 'good'
                : step === 'stopped'
                  ? 'quiet'
                  : 'open'
            }
          />
        </div>
        <div className="max-md:col-span-2">
          <StepRow
            steps={stepsOf(thing)}
            label={`Steps of ${name}${forWhom ? ` for ${forWhom}` : ''}`}
          />
        </div>
        {isToldAbove(thing) ? null : <Foot thing={thing} />}
      </div>
    </article>
  );
}

/** Nothing but the day that its next step and the top of the page say. */
const isToldAbove = ({ step, expected }: OrderedThing) =>
  step === 'needs-details' || (step === 'to-send' && expected !== null);

/** Where it stands in a sentence, and its parcel. */
function Foot({ thing }: { thing: OrderedThing }) {
  const { kind, product, step, parcel } = thing;
  return (
    <div className="flex flex-wrap gap-x-6 max-md:col-span-2 md:mt-5 gap-y-2 border-t border-line pt-4 text-base">
      <p>{sentenceOf(thing)}</p>
      {kind === 'kit' && product && step === 'sent' ? (
        <a href={collectPath(product)} className="underline-honey">
          {howToCollect}
        </a>
      ) : null}
      {parcel?.page ? (
        <a href={parcel.page} target="_blank" rel="noopener noreferrer" className="underline-honey">
          Track the parcel<span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : null}
      {parcel ? (
        <p className="text-ink-2 wrap-anywhere">
          {[parcel.carrier, parcel.number].filter(Boolean).join(' ')}
        </p>
      ) : null}
    </div>
  );
}

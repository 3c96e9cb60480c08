import type { ReactNode } from 'react';
import type { Product, StorePage } from '../content/views.ts';
import { TextLink } from '../ui/button.tsx';
import { SampleWindow } from './sample-window.tsx';

/** Kits of all samples or of one, each with its count. The style sheet alone hides the others (store.css): no script is needed. */
export function SampleFilter({
  sampleKey,
  kits,
  words,
}: Pick<StorePage, 'sampleKey' | 'words'> & { kits: Product[] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pt-3 pb-4 md:pb-5">
      <h2 className="sr-only">{sampleKey.title}</h2>
      <fieldset className="samples -mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none]">
        <legend className="sr-only">{sampleKey.title}</legend>
        <Choice value="all" count={kits.length} isFirst>
          {words.allKits}
        </Choice>
        {sampleKey.items.map(({ sample, label }) => (
          <Choice
            key={sample}
            value={sample}
            count={kits.filter((kit) => kit.sample === sample).length}
          >
            <SampleWindow sample={sample} className="size-5.5" />
            {label}
          </Choice>
        ))}
      </fieldset>
      <p className="flex flex-wrap gap-x-8">
        <span className="max-md:hidden">
          <TextLink to="/store/choose">{words.chooseLink}</TextLink>
        </span>
        <TextLink to="/store/compare">{words.compareLink}</TextLink>
      </p>
    </div>
  );
}

function Choice({
  value,
  count,
  isFirst = false,
  children,
}: {
  value: string;
  count: number;
  isFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <label>
      <input
        className="covering"
        type="radio"
        name="collected"
        id={`sample-${value}`}
        value={value}
        defaultChecked={isFirst}
      />
      {children}
      <span>{count}</span>
    </label>
  );
}

import type { ReactNode } from 'react';

/** The fields of a step, on six columns. */
export const fieldGrid = 'grid grid-cols-6 gap-x-4 gap-y-4.5 md:gap-5';

const heading = 'mb-6 font-serif text-title font-normal tracking-[-0.012em]';

/** One part of the checkout form: a ruled-off group of fields under its own title. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-8 pb-9 first:max-lg:border-0 first:max-lg:pt-2">
      <legend className={`float-left w-full ${heading}`}>{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

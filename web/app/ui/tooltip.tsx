import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** How long the pointer rests before a tooltip opens, and how soon the next one opens at once, in ms (spec §9). */
const openDelayMs = 700;
const skipDelayMs = 300;

/** Put it around a group of controls with tooltips: within it the second tooltip opens without the delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </RadixTooltip.Provider>
  );
}

/** A few words for a control that shows only a sign. They never replace its accessible name. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          className="z-50 rounded-label bg-green px-2.5 py-1 text-small text-cream"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

import { BasketOfKits } from '../../art/basket-of-kits.tsx';
import { sceneOf } from '../../art/done-scenes.ts';
import { Drawing } from '../../art/drawing.tsx';
import { kitBox } from '../../art/kit-boxes.ts';
import type { Confirmation } from '../state.ts';

/** What was bought: kits alone in a basket, each in its own box; else the drawing for what it is. */
export function Scene({ confirmation: { next, receipt } }: { confirmation: Confirmation }) {
  const bought = next?.bought ?? [];
  const isKits = bought.length > 0 && bought.every((kind) => kind === 'kit');
  const boxes = isKits ? (receipt?.lines ?? []).flatMap(({ id }) => kitBox(id) ?? []) : [];
  return boxes.length > 0 ? (
    <BasketOfKits boxes={boxes} className="w-full" />
  ) : (
    <Drawing
      drawing={sceneOf(bought)}
      sizes="(min-width: 47.5rem) 480px, 310px"
      priority
      className="h-auto w-full"
    />
  );
}

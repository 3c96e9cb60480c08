import type { Texts } from '../publish-texts.ts';

/** The weekly workshop keeps the day and hour of its fields (spec: Thursday 7 PM EST). */
export function freebiesPageTexts(flyer?: string): Texts<'freebies-page'> {
  return {
    guides: {
      flyer,
      title: 'Free Gut Health Resources',
      lead: 'Seven guides to read, print and keep on the fridge.',
      button: 'Download Free',
    },
  };
}

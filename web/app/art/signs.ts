import type { LocalBusiness } from '../content/views.ts';
import type { DrawingFile } from './drawing.tsx';
import sheet from './drawings/signs.svg?no-inline';

export type Sign = LocalBusiness['icon'];

/** What hangs on the sign of a local business, standing on its lower edge. All are views of one file, loaded once. */
export const sign = (icon: Sign): DrawingFile => ({
  src: `${sheet}#${icon}`,
  width: 168,
  height: 192,
});

import type { DrawingFile } from '../drawing.tsx';
import src from '../drawings/oat.svg?no-inline';

/** A stem of oat, as it ends an article. */
export const oat: DrawingFile = { src, width: 200, height: 262 };

import type { DrawingFile } from './drawing.tsx';
import src from './drawings/sill.svg?no-inline';

/** Chamomile in a bottle, a warm cup and half a lemon; they stand on whatever line lies below. */
export const sill: DrawingFile = { src, width: 300, height: 236 };

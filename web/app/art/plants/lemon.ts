import type { DrawingFile } from '../drawing.tsx';
import src from '../drawings/lemon.svg?no-inline';

/** A lemon branch with a cut lemon. */
export const lemon: DrawingFile = { src, width: 200, height: 262 };

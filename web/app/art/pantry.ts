import type { DrawingFile } from './drawing.tsx';
import src from './drawings/pantry.svg?no-inline';

/** A jar, a glass of water, garlic and lemon in a row; they stand on whatever line lies below. */
export const pantry: DrawingFile = { src, width: 340, height: 172 };

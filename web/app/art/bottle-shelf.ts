import { drawingCut } from './drawing.tsx';
import at320 from './pictures/bottle-shelf-320.avif';
import at560 from './pictures/bottle-shelf-560.avif';

/** Bottles and jars of the dispensary; they stand on whatever line lies below. */
export const bottleShelf = drawingCut(560, 300, { 320: at320, 560: at560 });

import { drawingCut } from './drawing.tsx';
import at400 from './pictures/heart-plate-400.avif';
import at800 from './pictures/heart-plate-800.avif';

/** A heart between fennel and mint on its own rose ground. */
export const heartPlate = drawingCut(640, 460, { 400: at400, 800: at800 });

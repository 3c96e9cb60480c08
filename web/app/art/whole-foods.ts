import { drawingCut } from './drawing.tsx';
import at320 from './pictures/whole-foods-320.avif';
import at640 from './pictures/whole-foods-640.avif';

/** Greens, a carrot, lemon, an apple and berries; they stand on whatever line lies below. */
export const wholeFoods = drawingCut(460, 170, { 320: at320, 640: at640 });

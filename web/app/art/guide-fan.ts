import { drawingCut } from './drawing.tsx';
import at260 from './pictures/guide-fan-260.avif';

/** Three of the free guides, fanned out. */
export const guideFan = drawingCut(260, 216, { 260: at260 });

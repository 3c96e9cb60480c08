import { drawingCut } from './drawing.tsx';
import at420 from './pictures/guide-window-420.avif';
import at560 from './pictures/guide-window-560.avif';
import at840 from './pictures/guide-window-840.avif';

/** A guide leaning in an arched window beside chamomile; it stands on whatever line lies below. */
export const guideWindow = drawingCut(600, 560, { 420: at420, 560: at560, 840: at840 });

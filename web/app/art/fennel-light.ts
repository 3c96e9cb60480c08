import { drawingCut } from './drawing.tsx';
import at440 from './pictures/fennel-light-440.avif';

/** Fennel in light line, for green grounds. */
export const fennelLight = drawingCut(220, 270, { 440: at440 });

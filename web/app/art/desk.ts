import { drawingCut } from './drawing.tsx';
import at480 from './pictures/desk-480.avif';
import at700 from './pictures/desk-700.avif';
import at860 from './pictures/desk-860.avif';
import at1100 from './pictures/desk-1100.avif';

/** The practitioner's table at an arched window: an open book, a stethoscope, tea and herbs. */
export const desk = drawingCut(620, 760, { 480: at480, 700: at700, 860: at860, 1100: at1100 });

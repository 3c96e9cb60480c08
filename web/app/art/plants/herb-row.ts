import { drawingCut } from '../drawing.tsx';
import at480 from '../pictures/herb-row-480.avif';
import at680 from '../pictures/herb-row-680.avif';
import at900 from '../pictures/herb-row-900.avif';

/** Seven herbs in a row for a sage ground; they stand on whatever line lies below. */
export const herbRow = drawingCut(900, 262, { 480: at480, 680: at680, 900: at900 });

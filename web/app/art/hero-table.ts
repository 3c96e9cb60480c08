import { drawingCut } from './drawing.tsx';
import heroTable480 from './pictures/hero-table-480.avif';
import heroTable760 from './pictures/hero-table-760.avif';
import heroTable1160 from './pictures/hero-table-1160.avif';

export const heroTable = drawingCut(860, 800, {
  480: heroTable480,
  760: heroTable760,
  1160: heroTable1160,
});

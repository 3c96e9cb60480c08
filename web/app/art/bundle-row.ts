import { drawingCut } from './drawing.tsx';
import bundleRow560 from './pictures/bundle-row-560.avif';
import bundleRow1000 from './pictures/bundle-row-1000.avif';

export const bundleRow = drawingCut(560, 300, { 560: bundleRow560, 1000: bundleRow1000 });

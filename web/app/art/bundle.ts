import { drawingCut } from './drawing.tsx';
import bundle260 from './pictures/bundle-260.avif';
import bundle520 from './pictures/bundle-520.avif';

export const bundle = drawingCut(330, 380, { 260: bundle260, 520: bundle520 });

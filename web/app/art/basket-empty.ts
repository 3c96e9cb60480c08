import { drawingCut } from './drawing.tsx';
import basketEmpty420 from './pictures/basket-empty-420.avif';
import basketEmpty840 from './pictures/basket-empty-840.avif';

export const basketEmpty = drawingCut(520, 560, { 420: basketEmpty420, 840: basketEmpty840 });

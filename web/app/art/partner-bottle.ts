import { drawingCut } from './drawing.tsx';
import at208 from './pictures/partner-bottle-208.avif';

/** A bottle of the practitioner dispensary, for a honey ground. */
export const partnerBottle = drawingCut(190, 252, { 208: at208 });

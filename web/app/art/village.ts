import { drawingCut } from './drawing.tsx';
import at760 from './pictures/village-760.avif';
import at1180 from './pictures/village-1180.avif';
import small360 from './pictures/village-small-360.avif';
import small560 from './pictures/village-small-560.avif';

/** A street of four shops; it stands on whatever line lies below. */
export const village = drawingCut(1180, 382, { 760: at760, 1180: at1180 });
/** The first two of them, for narrow screens. */
export const villageSmall = drawingCut(560, 382, { 360: small360, 560: small560 });

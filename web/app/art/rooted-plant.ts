import { drawingCut } from './drawing.tsx';
import at360 from './pictures/rooted-plant-360.avif';
import at480 from './pictures/rooted-plant-480.avif';
import at720 from './pictures/rooted-plant-720.avif';

/** Chamomile in an arched window, its roots in the soil below. */
export const rootedPlant = drawingCut(480, 640, { 360: at360, 480: at480, 720: at720 });

import type { DrawingFile } from '../drawing.tsx';
import src from '../drawings/fennel-light.svg?no-inline';

/** Fennel in light line, for green grounds. */
export const fennelLight: DrawingFile = { src, width: 220, height: 270 };

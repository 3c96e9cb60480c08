import type { DrawingFile } from '../drawing.tsx';
import growth1LightSvg from '../drawings/growth-1-light.svg?no-inline';
import growth2LightSvg from '../drawings/growth-2-light.svg?no-inline';
import growth3LightSvg from '../drawings/growth-3-light.svg?no-inline';
import growth4LightSvg from '../drawings/growth-4-light.svg?no-inline';

/** The stages of growth.ts in light line, for green grounds. */
export const growthLight: DrawingFile[] = [
  growth1LightSvg,
  growth2LightSvg,
  growth3LightSvg,
  growth4LightSvg,
].map((src) => ({ src, width: 240, height: 300 }));

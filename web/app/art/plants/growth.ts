import type { DrawingFile } from '../drawing.tsx';
import growth1Svg from '../drawings/growth-1.svg?no-inline';
import growth2Svg from '../drawings/growth-2.svg?no-inline';
import growth3Svg from '../drawings/growth-3.svg?no-inline';
import growth4Svg from '../drawings/growth-4.svg?no-inline';

/** Four stages of one chamomile, seed to bloom; the soil line lies at 230 of 300. */
export const growth: DrawingFile[] = [growth1Svg, growth2Svg, growth3Svg, growth4Svg].map(
  (src) => ({ src, width: 240, height: 300 }),
);

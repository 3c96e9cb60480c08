import { drawingCut, type DrawingFile } from './drawing.tsx';
import chamomileSvg from './drawings/chamomile.svg?no-inline';
import gingerSvg from './drawings/ginger.svg?no-inline';
import jarSvg from './drawings/jar.svg?no-inline';
import mintLightSvg from './drawings/mint-light.svg?no-inline';
import oliveBranchSvg from './drawings/olive-branch.svg?no-inline';
import growth1Svg from './drawings/growth-1.svg?no-inline';
import growth2Svg from './drawings/growth-2.svg?no-inline';
import growth3Svg from './drawings/growth-3.svg?no-inline';
import growth4Svg from './drawings/growth-4.svg?no-inline';
import growth1LightSvg from './drawings/growth-1-light.svg?no-inline';
import growth2LightSvg from './drawings/growth-2-light.svg?no-inline';
import growth3LightSvg from './drawings/growth-3-light.svg?no-inline';
import growth4LightSvg from './drawings/growth-4-light.svg?no-inline';
import heroTable480 from './pictures/hero-table-480.avif';
import heroTable760 from './pictures/hero-table-760.avif';
import heroTable1160 from './pictures/hero-table-1160.avif';
import basketEmpty420 from './pictures/basket-empty-420.avif';
import basketEmpty840 from './pictures/basket-empty-840.avif';
import basketFull480 from './pictures/basket-full-480.avif';
import basketFull960 from './pictures/basket-full-960.avif';
import bundle260 from './pictures/bundle-260.avif';
import bundle520 from './pictures/bundle-520.avif';
import bundleRow560 from './pictures/bundle-row-560.avif';
import bundleRow1000 from './pictures/bundle-row-1000.avif';

const file = (src: string, width: number, height: number): DrawingFile => ({ src, width, height });

export const chamomile = file(chamomileSvg, 200, 262);
export const ginger = file(gingerSvg, 200, 262);
export const jar = file(jarSvg, 150, 200);
export const mintLight = file(mintLightSvg, 220, 280);
export const oliveBranch = file(oliveBranchSvg, 680, 210);

/** Four stages of one chamomile, seed to bloom; the soil line lies at 230 of 300. */
export const growth = [growth1Svg, growth2Svg, growth3Svg, growth4Svg].map((src) => file(src, 240, 300));
/** The same in light line, for green grounds. */
export const growthLight = [growth1LightSvg, growth2LightSvg, growth3LightSvg, growth4LightSvg].map((src) => file(src, 240, 300));

export const heroTable = drawingCut(860, 800, { 480: heroTable480, 760: heroTable760, 1160: heroTable1160 });
export const basketEmpty = drawingCut(520, 560, { 420: basketEmpty420, 840: basketEmpty840 });
export const basketFull = drawingCut(600, 580, { 480: basketFull480, 960: basketFull960 });
export const bundle = drawingCut(330, 380, { 260: bundle260, 520: bundle520 });
export const bundleRow = drawingCut(560, 300, { 560: bundleRow560, 1000: bundleRow1000 });

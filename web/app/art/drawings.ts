import { drawingCut, type DrawingFile } from './drawing.tsx';
import chamomileSvg from './drawings/chamomile.svg?no-inline';
import gingerSvg from './drawings/ginger.svg?no-inline';
import jarSvg from './drawings/jar.svg?no-inline';
import mintLightSvg from './drawings/mint-light.svg?no-inline';
import oliveBranchSvg from './drawings/olive-branch.svg?no-inline';
import basketFull480 from './pictures/basket-full-480.avif';
import basketFull960 from './pictures/basket-full-960.avif';

const file = (src: string, width: number, height: number): DrawingFile => ({ src, width, height });

export const chamomile = file(chamomileSvg, 200, 262);
export const ginger = file(gingerSvg, 200, 262);
export const jar = file(jarSvg, 150, 200);
export const mintLight = file(mintLightSvg, 220, 280);
export const oliveBranch = file(oliveBranchSvg, 680, 210);

export const basketFull = drawingCut(600, 580, { 480: basketFull480, 960: basketFull960 });

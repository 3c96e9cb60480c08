import type { BoughtKind } from 'common/contract/orders';
import { bottleShelf } from './bottle-shelf.ts';
import { drawingCut, type DrawingFile } from './drawing.tsx';
import { basketFull, chamomile } from './drawings.ts';
import doneConsult480 from './pictures/done-consult-480.avif';
import doneConsult960 from './pictures/done-consult-960.avif';
import donePackage480 from './pictures/done-package-480.avif';
import donePackage960 from './pictures/done-package-960.avif';
import doneProgram480 from './pictures/done-program-480.avif';
import doneProgram960 from './pictures/done-program-960.avif';

const consult = drawingCut(640, 541, { 480: doneConsult480, 960: doneConsult960 });
const kitAndVisit = drawingCut(640, 541, { 480: donePackage480, 960: donePackage960 });
const program = drawingCut(640, 541, { 480: doneProgram480, 960: doneProgram960 });

/** A scene that shows nothing but what was bought. */
export function sceneOf(bought: readonly BoughtKind[]): DrawingFile {
  const has = (kind: BoughtKind) => bought.includes(kind);
  if (has('program')) return program;
  if (has('package') || (has('kit') && has('consultation'))) return kitAndVisit;
  if (has('consultation')) return consult;
  if (has('kit')) return basketFull;
  return has('goods') ? bottleShelf : chamomile;
}

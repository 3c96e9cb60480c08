import type { DrawingFile } from './drawing.tsx';
import sheet from './drawings/cabinet-glyphs.svg?no-inline';

export type CabinetGlyph = 'capsules' | 'chewables' | 'shakes' | 'bars' | 'probiotics' | 'powders';

/** What a drawer of the cabinet holds. All glyphs are views of one file, so that twenty drawers load it once. */
export const cabinetGlyph = (kind: CabinetGlyph): DrawingFile => ({
  src: `${sheet}#${kind}`,
  width: 100,
  height: 100,
});

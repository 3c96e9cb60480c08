import { drawingCut, type DrawingFile } from './drawing.tsx';

/** Only the server knows their names: a page gets those that it shows, with its data. */
const files = import.meta.glob<string>(
  ['./pictures/kit-open-*.avif', './pictures/collect-*.avif'],
  { eager: true, query: '?no-inline', import: 'default' },
);

/** The opened box of a kit, by product id; null when none is drawn. */
export function openedKit(id: string): DrawingFile | null {
  return cut(`kit-open-${id}`, [480, 760, 1120], 960, 760);
}

/** The drawn steps of one way of collecting, as the CMS names it; none of a way that is not drawn. */
export function collectingSteps(way: string): DrawingFile[] {
  return [1, 2, 3, 4].flatMap((step) => cut(`collect-${way}-${step}`, [260, 560], 360, 270) ?? []);
}

function cut(name: string, widths: number[], width: number, height: number): DrawingFile | null {
  const found = widths.flatMap((each) => {
    const src = files[`./pictures/${name}-${each}.avif`];
    return src ? [[each, src] as const] : [];
  });
  return found.length > 0 ? drawingCut(width, height, Object.fromEntries(found)) : null;
}

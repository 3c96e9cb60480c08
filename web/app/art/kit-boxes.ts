import type { DrawingFile } from './drawing.tsx';

const files = import.meta.glob<string>('./pictures/kit-*.avif', { eager: true, query: '?no-inline', import: 'default' });

const address = (id: string, width: 120 | 240) => files[`./pictures/kit-${id}-${width}.avif`];

/** The drawn box of a kit for shelves up to 130 px wide, by product id ('missing': the dashed gap); null when none is drawn. */
export function kitBox(id: string): DrawingFile | null {
  const [small, large] = [address(id, 120), address(id, 240)];
  return small && large ? { src: large, srcSet: `${small} 120w, ${large} 240w`, width: 266, height: 322 } : null;
}

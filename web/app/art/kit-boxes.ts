import type { DrawingFile } from './drawing.tsx';

const files = import.meta.glob<string>(['./pictures/kit-*.avif', '!./pictures/kit-open-*.avif'], {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** The drawn box of a kit, by product id ('missing': the dashed gap in the row); null when none is drawn. */
export function kitBox(id: string): DrawingFile | null {
  const cuts = [120, 240, 420].flatMap((width) => {
    const src = files[`./pictures/kit-${id}-${width}.avif`];
    return src ? [{ src, width }] : [];
  });
  const largest = cuts.at(-1);
  if (!largest) return null;
  return {
    src: largest.src,
    srcSet: cuts.map(({ src, width }) => `${src} ${width}w`).join(', '),
    width: 266,
    height: 322,
  };
}

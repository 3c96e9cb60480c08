import { cabinetGlyph } from '../art/cabinet-glyphs.ts';
import { Drawing } from '../art/drawing.tsx';
import type { CabinetRow, Partners } from '../content/views.ts';
import { OutwardIcon } from '../ui/icons.tsx';

/** One drawer for each product of the whole-food partner, in rows of four, of two up to 1040 px. */
export function Cabinet({ cabinet }: { cabinet: Partners['cabinet'] }) {
  return (
    <div className="overflow-hidden rounded-label border-2 border-ink bg-ink">
      {cabinet.rows.map((row) => (
        <section key={row.label} className="not-first:border-t-2 not-first:border-ink">
          <h3 className="flex min-h-12.5 items-center border-b-2 border-ink bg-wood-2 px-5 font-sans text-cap font-semibold">
            <span className="flex items-center gap-2 rounded-tag border-[1.5px] border-ink bg-card py-1 pr-3 pl-2">
              {row.drawers[0] ? (
                <Drawing drawing={cabinetGlyph(row.drawers[0].kind)} className="h-auto w-9" />
              ) : null}
              {row.label}
            </span>
          </h3>
          <ul className="grid grid-cols-2 gap-0.5 lg:grid-cols-4">
            {row.drawers.map((drawer) => (
              <li key={drawer.name}>
                <Drawer
                  drawer={drawer}
                  isOther={drawer.kind !== row.drawers[0]?.kind}
                  newLabel={cabinet.newLabel}
                />
              </li>
            ))}
            {emptyFronts(row.drawers.length).map((look) => (
              <li
                key={look.place}
                aria-hidden="true"
                className={`drawer-face bg-wood ${look.isWideOnly ? 'hidden lg:block' : ''}`}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Closed drawers fill the last row: of four, and of two where there are only two in a row. */
function emptyFronts(drawers: number): { place: number; isWideOnly: boolean }[] {
  const missing = (4 - (drawers % 4)) % 4;
  return Array.from({ length: missing }, (_, place) => ({
    place,
    isWideOnly: place >= drawers % 2,
  }));
}

/** Its row shows once what all of it holds; a drawer that holds something else shows that, in a row no higher than the others. */
function Drawer({
  drawer,
  isOther,
  newLabel,
}: {
  drawer: CabinetRow['drawers'][number];
  isOther: boolean;
  newLabel: string;
}) {
  return (
    <a
      href={drawer.href}
      target="_blank"
      rel="noopener"
      className="drawer-face group flex h-full flex-col bg-wood px-3 pt-3.5 pb-12 transition-colors outline-offset-[-5px] hover:bg-wood-2 md:px-4.5 md:pt-4.5"
    >
      <span
        className={`relative grid grow content-start gap-x-3 gap-y-1 rounded-tag border-[1.5px] border-ink bg-card p-2.5 pr-7 md:min-h-28 md:content-center md:items-center md:p-3 md:pr-8 ${isOther ? 'md:grid-cols-[2.75rem_minmax(0,1fr)]' : ''}`}
      >
        {isOther ? <Drawing drawing={cabinetGlyph(drawer.kind)} className="h-auto w-11" /> : null}
        <span>
          <b className="block font-serif text-[1.0625rem]/[1.2] font-[450] tracking-[-0.008em] decoration-honey underline-offset-[0.2em] group-hover:underline md:text-[1.1875rem]/[1.2]">
            {drawer.name}
          </b>
          {drawer.description ? (
            <span className="mt-1 block text-[0.875rem]/[1.35] text-ink-2">
              {drawer.description}
            </span>
          ) : null}
        </span>
        <OutwardIcon className="absolute top-2.5 right-2.5 size-4 text-ink-2" />
      </span>
      {drawer.isNew ? (
        <span className="notched absolute bottom-2.5 left-[calc(50%-1rem)] bg-terra py-2.5 pr-3.5 pl-9 text-cap/none font-bold tracking-[0.09em] text-on-terra">
          {newLabel}
        </span>
      ) : null}
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

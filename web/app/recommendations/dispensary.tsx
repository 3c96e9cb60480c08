import { bottleShelf } from '../art/bottle-shelf.ts';
import { Drawing } from '../art/drawing.tsx';
import type { RecommendationsPage } from '../content/views.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Where supplements come from instead (REC-04). */
export function Dispensary({ dispensary }: Pick<RecommendationsPage, 'dispensary'>) {
  return (
    <section className="wrap pt-section">
      <div className="grid items-end gap-x-16 gap-y-8 border-b-2 border-ink md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="md:pb-14">
          <ul className="mb-6 flex flex-wrap gap-2.5">
            {dispensary.badges.map((badge) => (
              <li
                key={badge}
                className="notched bg-honey-1 py-2 pr-4 pl-6.5 text-small/snug font-semibold"
              >
                {badge}
              </li>
            ))}
          </ul>
          <h2 className="max-w-[11em] text-section">{dispensary.title}</h2>
          <p className="mt-4.5 max-w-lead text-lead text-ink-2">{dispensary.text}</p>
          <ButtonLink to={dispensary.link.href} newTab className="mt-7 max-md:w-full">
            {dispensary.link.label}
          </ButtonLink>
        </div>
        <Drawing
          drawing={bottleShelf}
          sizes="(min-width: 47.5rem) 32rem, 92vw"
          className="h-auto w-full"
        />
      </div>
    </section>
  );
}

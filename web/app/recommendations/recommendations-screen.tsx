import type { ReactNode } from 'react';
import type { RecommendationsPage } from '../content/views.ts';
import { ClosingPanel } from '../page-parts/closing-panel.tsx';
import { InfoIcon } from '../ui/icons.tsx';
import { Dispensary } from './dispensary.tsx';
import { Shelf } from './shelf.tsx';

/** What the practice uses itself, by kind, each on its own shelf (REC-01 … REC-04). */
export function RecommendationsScreen({
  recommendations: page,
}: {
  recommendations: RecommendationsPage;
}) {
  return (
    <>
      <section className="border-b-2 border-ink">
        <div className="wrap pt-10 pb-8 md:pt-16 md:pb-12">
          <div className="grid items-end gap-x-16 gap-y-5 pb-8 md:pb-11 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <h1 className="max-w-[10em] font-display text-page wrap-anywhere">{page.title}</h1>
            <p className="max-w-lead text-lead text-ink-2">{page.lead}</p>
          </div>
          <div className="grid border-y border-line max-md:ruled-y md:grid-cols-2 md:gap-x-[clamp(1.5rem,4vw,4rem)]">
            <Note lead={page.disclosure.lead} icon={<InfoIcon />}>
              {page.disclosure.text}
            </Note>
            <Note lead={page.supplementNote.lead} icon={<LeafIcon />}>
              {page.supplementNote.text}{' '}
              <a
                href={page.dispensary.link.href}
                target="_blank"
                rel="noopener"
                className="font-semibold text-ink underline underline-offset-4"
              >
                {page.dispensary.link.label}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </Note>
          </div>
          <nav
            aria-label="Shelves"
            className="-mx-gutter mt-6 overflow-x-auto px-gutter [scrollbar-width:none]"
          >
            <ul className="flex w-max gap-2.5 md:w-auto md:flex-wrap">
              {page.shelves.map((shelf) => (
                <li key={shelf.id}>
                  <a
                    href={`#${shelf.id}`}
                    className="flex min-h-11 items-center rounded-tag border-[1.5px] border-ink bg-card px-4 text-small/tight font-semibold transition-colors hover:bg-ink hover:text-paper"
                  >
                    {shelf.heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </section>
      <div className="bg-paper-2 pt-[clamp(2.5rem,5vw,4.5rem)] pb-section">
        <div className="wrap grid gap-y-12 md:gap-y-16">
          {page.shelves.map((shelf, place) => (
            <Shelf key={shelf.id} shelf={shelf} button={page.button} isFirst={place === 0} />
          ))}
        </div>
      </div>
      <Dispensary dispensary={page.dispensary} />
      <ClosingPanel closing={page.closing} />
    </>
  );
}

function Note({ lead, icon, children }: { lead: string; icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex gap-3.5 py-4.5 text-small text-ink-2">
      {icon}
      <span>
        <b className="font-semibold text-ink">{lead}</b> {children}
      </span>
    </p>
  );
}

function LeafIcon() {
  return (
    <svg
      className="size-5.5 flex-none"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 20C5 12 10 8 16 7M20 4c1 9-3 15-10 15-3 0-5-2-5-5C5 8 11 4 20 4z" />
    </svg>
  );
}

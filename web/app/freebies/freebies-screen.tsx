import type { FreebiesPage } from '../content/views.ts';
import type { FormAnswer } from '../leads/form-answer.ts';
import { ClosingRow } from '../page-parts/closing-row.tsx';
import { GuideCard } from './guide-card.tsx';
import { Invitation } from './invitation.tsx';
import { useGuideDialog } from './use-guide-dialog.tsx';
import { WorkshopHero } from './workshop-hero.tsx';

/** The weekly workshop, then the free guides (FREE-01, FREE-02, FREE-03). */
export function FreebiesScreen({
  freebies,
  answer,
}: {
  freebies: FreebiesPage;
  answer: FormAnswer | undefined;
}) {
  const { guides } = freebies;
  const { dialog, open } = useGuideDialog(guides);
  return (
    <>
      <WorkshopHero
        title={freebies.title}
        lead={freebies.lead}
        facts={freebies.facts}
        signup={freebies.signup}
        answer={answer}
      />
      <Invitation flyer={freebies.flyer} invitation={freebies.invitation} />
      <section id="guides" className="bg-paper-2 py-section">
        <div className="wrap">
          <div className="grid items-end gap-x-16 gap-y-4 pb-9 md:pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <h2 className="max-w-[10em] text-section">{guides.title}</h2>
            {guides.lead ? <p className="max-w-lead text-lead text-ink-2">{guides.lead}</p> : null}
          </div>
          <ul className="grid border-t border-line md:grid-cols-2 md:gap-x-7 md:gap-y-12 md:border-0 lg:grid-cols-4">
            {guides.items.map((guide, place) => (
              <GuideCard
                key={guide.number}
                guide={guide}
                button={guides.button}
                isFirst={place === 0}
                onOpen={open(guide)}
              />
            ))}
          </ul>
        </div>
      </section>
      <section className="wrap py-section">
        <ClosingRow closing={freebies.closing} />
      </section>
      {dialog}
    </>
  );
}

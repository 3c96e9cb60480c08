import { Drawing } from '../art/drawing.tsx';
import { pantry } from '../art/pantry.ts';
import type { FaqPage } from '../content/views.ts';
import { Parts } from '../page-parts/parts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { FoldMark } from '../ui/fold-mark.tsx';

/** The questions as native disclosures, all closed at first (FAQ-01). */
export function FaqScreen({ faq }: { faq: FaqPage }) {
  return (
    <div className="wrap grid gap-x-[clamp(2rem,6vw,6.5rem)] pt-[clamp(2.5rem,5vw,4.75rem)] pb-section md:max-lg:grid-cols-2 lg:grid-cols-[minmax(0,4.4fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <div className="pb-9 lg:pb-0">
        <h1 className="font-display text-[clamp(2.5rem,1.4rem+3.2vw,4.25rem)]/[0.98] font-[360] tracking-[-0.03em]">
          {faq.title}
        </h1>
        <p className="mt-5 max-w-[24em] text-lead text-ink-2">{faq.lead}</p>
      </div>
      <div className="grid content-start gap-[clamp(2.5rem,4vw,3.75rem)] md:max-lg:order-1 md:max-lg:col-span-full lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {faq.groups.map((group, place) => (
          <Group key={place} group={group} />
        ))}
      </div>
      <div className="max-md:pt-10 md:max-lg:pb-12 lg:sticky lg:below-bar lg:col-start-1 lg:row-start-2 lg:self-start lg:pt-[clamp(2rem,4vw,3.5rem)]">
        <Drawing drawing={pantry} className="ml-1 block h-auto w-full max-w-84" />
        <div className="grid justify-items-start gap-4 border-t-2 border-ink pt-6">
          <p className="font-semibold">{faq.contact.text}</p>
          <ButtonLink to="/#contact" className="max-md:w-full">
            {faq.contact.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function Group({ group }: { group: FaqPage['groups'][number] }) {
  const Question = group.topic ? 'h3' : 'h2';
  return (
    <section>
      {group.topic ? <h2 className="caps pb-3.5 font-sans">{group.topic}</h2> : null}
      <div className="border-t-2 border-ink">
        {group.items.map((item, place) => (
          <details key={place} className="group border-b border-line">
            <summary className="flex min-h-17 items-center justify-between gap-6 py-4 hover:text-terra md:min-h-19">
              <Question className="text-[clamp(1.3125rem,1.15rem+0.7vw,1.6875rem)]/[1.2] font-[420] tracking-[-0.008em]">
                {item.question}
              </Question>
              <FoldMark />
            </summary>
            <div className="grid max-w-[34em] gap-3 pb-7 text-[1.125rem]/[1.6] text-ink-2 md:pr-12">
              <Parts parts={item.answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

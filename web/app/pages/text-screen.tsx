import { Fragment, useMemo } from 'react';
import type { PackedText } from '../content/rich-text.ts';
import { unpackText } from '../content/unpack-text.ts';
import type { TextPage } from '../content/views.ts';
import { ContentsList } from '../page-parts/sections/contents-list.tsx';
import { LabelCard } from '../ui/label-card.tsx';
import { RichText } from '../ui/rich-text.tsx';

/** Links to the terms lead here: `/privacy-policy#terms`. */
const termsId = 'terms';

/** A page that is only read: what is in short, and sections with the list of their headings beside them. */
export function TextScreen({ page }: { page: TextPage }) {
  const { summary, sections, terms } = page;
  const headings = [
    ...sections.map(({ id, heading }) => ({ id, title: heading })),
    ...(terms ? [{ id: termsId, title: terms.title }] : []),
  ];
  return (
    <div className="wrap pt-[clamp(2.5rem,5vw,4.75rem)] pb-section">
      <h1 className="font-display text-page">{page.title}</h1>
      <p className="mt-5 max-w-lead text-lead text-ink-2">{page.lead}</p>
      {page.dates ? <p className="mt-2 text-ink-2">{page.dates}</p> : null}
      {summary.items.length > 0 ? (
        <LabelCard className="mt-[clamp(2rem,4vw,3.25rem)] grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
          <h2 className="text-title">{summary.title}</h2>
          <dl className="grid grid-cols-2 gap-6 max-[18rem]:grid-cols-[minmax(0,1fr)] lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
            {summary.items.map((item) => (
              <div key={item.term}>
                <dt className="border-t-2 border-ink pt-3 font-serif text-[1.375rem]/[1.15] tracking-[-0.015em] md:text-[1.625rem]/[1.1]">
                  {item.term}
                </dt>
                <dd className="mt-1.5 text-small/normal text-ink-2">{item.detail}</dd>
              </div>
            ))}
          </dl>
        </LabelCard>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-10 pt-[clamp(2.5rem,5vw,4.5rem)] md:grid-cols-[clamp(170px,21vw,280px)_minmax(0,39rem)]">
        {headings.length > 1 ? (
          <ContentsList title={page.contents} items={headings} />
        ) : (
          <span className="max-md:hidden" />
        )}
        <div className="prose text-body!">
          {sections.map((section) => (
            <Fragment key={section.id}>
              <h2 id={section.id}>{section.heading}</h2>
              <SectionText text={section.text} />
            </Fragment>
          ))}
          {terms ? (
            <>
              <h2 id={termsId}>{terms.title}</h2>
              {terms.sections.map(({ heading, text }) => (
                <Fragment key={heading}>
                  <h3>{heading}</h3>
                  <p className="whitespace-pre-line">{text}</p>
                </Fragment>
              ))}
            </>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function SectionText({ text }: { text: PackedText }) {
  return <RichText text={useMemo(() => unpackText(text), [text])} />;
}

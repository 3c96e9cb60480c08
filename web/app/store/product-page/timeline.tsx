import type { Calendar } from 'common/fulfilment/business-days';
import { spellSpan } from 'common/fulfilment/spell-days';
import { useState } from 'react';
import { Drawing } from '../../art/drawing.tsx';
import { growth } from '../../art/plants/growth.ts';
import type { ProductPage } from '../../content/views.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

/** What happens when. The browser counts, by the practice's days: the page itself is the same every day, and says how many days. */
export function Timeline({
  page: { product, person, words },
  calendar,
}: {
  page: ProductPage;
  calendar: Calendar;
}) {
  const [now] = useState(() => new Date());
  const today = useIsHydrated() ? now : null;
  const leaves = today && spellSpan([words.leaves], today, calendar)?.replaceAll(' ', '\u00a0');
  const arrives = today && spellSpan([words.leaves, words.arrives], today, calendar);
  const steps = [
    {
      when: today ? spellToday(today, calendar) : null,
      title: words.orderStep,
      text: leaves ? `${words.leaves}: ${leaves}` : words.leaves,
    },
    { when: arrives, title: words.arriveStep, text: words.arrives },
    { when: words.postWhen, title: words.postStep, text: words.postText },
    {
      when: product.turnaroundDays
        ? `${product.turnaroundDays} ${words.days} ${words.atLab}`
        : null,
      title: words.resultStep,
      text: words.resultText,
    },
  ];
  return (
    <section className="timeline">
      <div className="wrap">
        <h2 className="head">{words.timeline}</h2>
        <p className="below">{words.timelineNote}</p>
        <div className="days">
          <ol>
            {steps.map(({ when, title, text }, place) => {
              const plant = growth[place];
              return (
                <li key={title}>
                  <div className="plant">{plant ? <Drawing drawing={plant} /> : null}</div>
                  <div className="words">
                    <span className="when">{when ?? '\u00a0'}</span>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </div>
                </li>
              );
            })}
          </ol>
          <div className="then">
            <h3>And then?</h3>
            <p>{words.readText}</p>
            {person.visit ? (
              <p>
                <a href="#read" className="underline underline-offset-4">
                  {words.readerLink}
                </a>
              </p>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}

const spellToday = (today: Date, { timeZone }: Calendar) =>
  today.toLocaleDateString('en-US', { weekday: 'long', month: 'short', day: 'numeric', timeZone });

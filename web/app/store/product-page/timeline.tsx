import { useState } from 'react';
import { Drawing } from '../../art/drawing.tsx';
import { growth } from '../../art/plants/growth.ts';
import { spellSpan } from '../../checkout/confirmation/business-days.ts';
import type { ProductPage } from '../../content/views.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

/** What happens when. The days are the browser's: the page itself is the same every day, and says how many days. */
export function Timeline({ page: { product, words } }: { page: ProductPage }) {
  const [now] = useState(() => new Date());
  const today = useIsHydrated() ? now : null;
  const leaves = today && spellSpan([words.leaves], today);
  const arrives = today && spellSpan([words.leaves, words.arrives], today);
  const steps = [
    {
      when: today ? day.format(today) : null,
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
      </div>
    </section>
  );
}

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric' });

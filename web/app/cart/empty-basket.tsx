import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Drawing } from '../art/drawing.tsx';
import { basketEmpty } from '../art/drawings.ts';
import { ButtonLink } from '../ui/button.tsx';

const paths = [
  { to: '/store#consultation', title: 'Not sure where to begin?', text: 'Talk it through, one hour on video.' },
  { to: '/freebies', title: 'Want to listen first?', text: 'The weekly workshop is online and free.' },
  { to: '/#contact', title: 'Have one short question?', text: 'Write to us, and a person replies.' },
];

/** Cart and checkout without anything in them: one button, and three other ways on. `takesFocus` after the last line was removed. */
export function EmptyBasket({ title, action, takesFocus = false, children }: { title: string; action: string; takesFocus?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <section className="overflow-clip border-b-2 border-ink pt-10 md:pt-16">
        <div className="wrap grid items-end gap-x-16 gap-y-6 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div className="self-center md:pb-14">
            <h1 ref={heading} tabIndex={-1} className="font-display text-[clamp(2.5rem,1.4rem+4vw,4.75rem)]/none font-[360] tracking-[-0.028em] outline-none">
              {title}
            </h1>
            <p className="mt-5 max-w-lead text-lead text-ink-2">{children}</p>
            <ButtonLink to="/store" variant="primary" className="mt-8 max-md:w-full">
              {action}
            </ButtonLink>
          </div>
          <Drawing drawing={basketEmpty} sizes="(min-width: 47.5rem) 420px, 300px" priority className="-mb-px h-auto w-75 justify-self-center md:w-full md:max-w-105 md:justify-self-end" />
        </div>
      </section>
      <ul className="wrap grid gap-x-10 gap-y-6 pt-6 pb-section md:grid-cols-3 md:pt-14">
        {paths.map(({ to, title: question, text }) => (
          <li key={to}>
            <Link to={to} className="group block border-ink pt-4.5 md:border-t [li+li>&]:border-t">
              <h2 className="font-serif text-item decoration-honey decoration-[1.5px] underline-offset-[0.2em] group-hover:underline">{question}</h2>
              <p className="mt-1 text-ink-2">{text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

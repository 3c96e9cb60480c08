import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { basketEmpty } from '../art/basket-empty.ts';
import { Drawing } from '../art/drawing.tsx';
import type { CartPage } from '../content/views.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Cart and checkout without anything in them: one button, and other ways on. `news` is what was said of the cart before; `takesFocus` after the last line was removed.
 * On a phone and a desk it fills the first view, so that the footer stays out of it, as it does while the cart is looked into. */
export function EmptyBasket({
  words,
  news = '',
  takesFocus = false,
}: {
  words: CartPage['empty'];
  news?: string;
  takesFocus?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="flex flex-col max-md:min-h-[calc(100svh-6rem)] lg:min-h-[calc(100svh-6rem)]">
      <section className="flex grow overflow-clip border-b-2 border-ink pt-10 md:pt-16">
        <div className="wrap grid items-end gap-x-16 gap-y-6 md:grid-cols-2">
          <div className="self-center md:pb-14">
            <h1
              ref={heading}
              tabIndex={-1}
              className="font-display text-[clamp(2.5rem,1.4rem+4vw,4.75rem)]/none font-[360] tracking-[-0.028em] outline-none"
            >
              {words.title}
            </h1>
            <p className="mt-5 max-w-lead text-lead text-ink-2">
              {news}
              {words.text}
            </p>
            <ButtonLink to="/store" variant="primary" className="mt-8 max-md:w-full">
              {words.button}
            </ButtonLink>
          </div>
          <Drawing
            drawing={basketEmpty}
            sizes="(min-width: 47.5rem) 420px, 300px"
            priority
            className="-mb-px h-auto w-75 justify-self-center md:w-full md:max-w-115 md:justify-self-end"
          />
        </div>
      </section>
      <ul className="wrap grid gap-x-10 gap-y-6 pt-6 pb-section md:grid-cols-3 md:pt-12">
        {words.waysOn.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className="group block border-ink pt-4.5 md:border-t [li+li>&]:border-t">
              <h2 className="font-serif text-item decoration-honey decoration-[1.5px] underline-offset-[0.2em] underline group-hover:decoration-current">
                {title}
              </h2>
              <p className="mt-1 text-ink-2">{text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

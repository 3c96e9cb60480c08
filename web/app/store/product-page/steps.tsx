import { Drawing, type DrawingFile } from '../../art/drawing.tsx';
import type { ProductPage } from '../../content/views.ts';

/** How it is collected, or how it goes, on the product's own ground. */
export function Steps({ page, drawings }: { page: ProductPage; drawings: DrawingFile[] }) {
  const { product, steps, words } = page;
  if (steps.length === 0) return null;
  const isKit = product.category === 'testing';
  return (
    <section id="collect" className="steps">
      <div className="wrap">
        <h2 className="head">{isKit ? words.stepsKit : words.steps}</h2>
        {isKit ? <p className="below">{words.stepsKitNote}</p> : null}
        <ol>
          {steps.map(({ title, text }, place) => {
            const drawing = drawings[place];
            return (
              <li key={title} className={drawing ? 'drawn' : ''}>
                {drawing ? (
                  <Drawing
                    drawing={drawing}
                    sizes="(min-width: 65rem) 19rem, (min-width: 47.5rem) 42vw, 128px"
                  />
                ) : null}
                <span className="number">Step {place + 1}</span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

import { Link } from 'react-router';
import { kitBox } from '../../art/kit-boxes.ts';
import { productPath } from '../../content/store-tabs.ts';
import type { ProductPage } from '../../content/views.ts';
import { ButtonLink, TextLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';

/** Practical facts, questions, and what is alike. */
export function Asked({ page }: { page: ProductPage }) {
  return (
    <>
      <GoodToKnow page={page} />
      <Questions page={page} />
      <Nearest page={page} />
    </>
  );
}

function GoodToKnow({ page: { product, ages, words } }: { page: ProductPage }) {
  const facts: [string, string | null][] = [
    [words.ages, ages],
    [words.insurance, product.category === 'supplement' ? null : words.insuranceText],
    [
      words.delivery,
      product.isSent ? `${words.deliveryText} ${words.leaves}. ${words.arrives}.` : null,
    ],
    [words.returns, product.isSent ? words.returnsText : null],
  ];
  return (
    <section className="wrap good-to-know">
      <h2 className="head">{words.goodToKnow}</h2>
      <ul>
        {facts.map(([title, text]) =>
          text ? (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

function Questions({ page: { questions, words } }: { page: ProductPage }) {
  if (questions.length === 0) return null;
  return (
    <section className="wrap questions">
      <div>
        <h2 className="head">{words.questions}</h2>
        <TextLink to="/faq" className="mt-2">
          {words.allQuestions}
        </TextLink>
      </div>
      <div className="border-t-2 border-ink">
        {questions.map(({ question, answer }, place) => (
          <details key={question} open={place === 0}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

function Nearest({ page: { product, nearest, canCompare, words } }: { page: ProductPage }) {
  if (nearest.length === 0) return null;
  const shown = [{ product, difference: product.summary }, ...nearest];
  return (
    <section className="nearest">
      <div className="wrap">
        <h2 className="head">
          {product.category === 'testing' ? words.nearestKits : words.nearest}
        </h2>
        {canCompare ? (
          <TextLink to="/store/compare" className="mt-2">
            {words.compareLink}
          </TextLink>
        ) : null}
        <ul>
          {shown.map(({ product: each, difference }) => (
            <li key={each.id}>
              <div className="tile" style={{ backgroundColor: each.ground ?? undefined }}>
                {each.picture ? (
                  <Picture
                    picture={{ ...each.picture, alt: '' }}
                    sizes="(min-width: 47.5rem) 28rem, 245px"
                    className={kitBox(each.id) ? 'box' : ''}
                  />
                ) : null}
              </div>
              <div>
                <p className="name">
                  <Link to={productPath(each.id)} className="font-serif">
                    {each.name}
                  </Link>
                </p>
                <p className="name mt-1">
                  <Price cents={each.cents} />
                </p>
                <p className="mt-2 text-ink-2">{difference}</p>
              </div>
              {each === product ? (
                <p className="here">You are looking at this one</p>
              ) : (
                <ButtonLink to={productPath(each.id)} className="mt-4">
                  {words.see.replace('{name}', each.name)}
                  {words.see.includes('{name}') ? null : (
                    <span className="sr-only">: {each.name}</span>
                  )}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

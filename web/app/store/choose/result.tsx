import { Link } from 'react-router';
import { kitBox } from '../../art/kit-boxes.ts';
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx';
import { productPath } from '../../content/store-tabs.ts';
import type { ChoosePage } from '../../content/views.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LabelCard } from '../../ui/label-card.tsx';
import { Price } from '../../ui/price.tsx';
import type { Suggestion } from './suggest.ts';

/** One kit and why, one other way, and a person to talk to. It says what a kit looks at, never what somebody has. */
export function Result({
  suggestion,
  words,
}: {
  suggestion: Suggestion | null;
  words: ChoosePage['words'];
}) {
  return (
    <LabelCard>
      {suggestion ? <Kit suggestion={suggestion} words={words} /> : <p>{words.nothing}</p>}
      <Talk words={words} />
      <p className="fine">{words.fine}</p>
    </LabelCard>
  );
}

/** The place of the kit while nothing is answered yet, where there is room beside the questions. */
export function Waiting({ words }: { words: ChoosePage['words'] }) {
  return (
    <div className="waiting">
      <LabelCard>
        <h2>{words.result}</h2>
        <div className="empty-place" />
        <Talk words={words} />
        <p className="fine">{words.fine}</p>
      </LabelCard>
    </div>
  );
}

function Talk({ words }: { words: ChoosePage['words'] }) {
  return (
    <div className="talk">
      <b>{words.talkTitle}</b> {words.talk}{' '}
      <Link to="/#contact" className="underline underline-offset-4">
        {words.talkLink}
      </Link>
    </div>
  );
}

function Kit({ suggestion, words }: { suggestion: Suggestion; words: ChoosePage['words'] }) {
  const { kit, why, alternative, whyAlternative } = suggestion;
  const box = kitBox(kit.id);
  return (
    <>
      <h2>{words.result}</h2>
      <div className="found" style={{ backgroundColor: kit.ground ?? undefined }}>
        {box ? (
          <img
            src={box.src}
            srcSet={box.srcSet}
            sizes="132px"
            width={box.width}
            height={box.height}
            alt=""
          />
        ) : null}
        <div>
          <h3>{kit.name}</h3>
          <Price cents={kit.cents} />
          {kit.summary ? <small>{kit.summary}</small> : null}
        </div>
      </div>
      <p className="my-4">
        <b>{words.why}</b> {why}
      </p>
      <div className="buttons">
        <AddToCartButton product={kit} label={words.addToCart} variant="primary" />
        <ButtonLink to={productPath(kit.id)}>{words.see}</ButtonLink>
      </div>
      {alternative ? (
        <div className="other">
          <h3>
            {words.or} {alternative.name}, <Price cents={alternative.cents} />
          </h3>
          <p>
            {whyAlternative ?? alternative.description}{' '}
            <Link to={productPath(alternative.id)} className="underline underline-offset-4">
              {alternative.name}
            </Link>
          </p>
        </div>
      ) : null}
    </>
  );
}

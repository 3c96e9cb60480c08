import { Link } from 'react-router';
import { kitBox } from '../../art/kit-boxes.ts';
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx';
import { productPath } from '../../content/store-tabs.ts';
import type { Answers, Suggestion } from '../../content/suggest.ts';
import type { ChoosePage } from '../../content/views.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LabelCard } from '../../ui/label-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';

/** One kit and why, one other way, and a person to talk to. It says what a kit looks at, never what somebody has. */
export function Result({
  suggestion,
  answers,
  choose,
}: {
  suggestion: Suggestion | null;
  answers: Answers;
  choose: ChoosePage;
}) {
  const { words } = choose;
  return (
    <LabelCard>
      {suggestion ? (
        <>
          <h2>{words.result}</h2>
          <p className="answers">{spell(answers, choose)}</p>
          <Kit suggestion={suggestion} words={words} />
        </>
      ) : (
        <p>{words.nothing}</p>
      )}
      <Talk choose={choose} />
      <p className="fine">{words.fine}</p>
    </LabelCard>
  );
}

/** 'A child · Mood · Any is fine'. */
function spell({ who, concern, sample }: Answers, { words, samples }: ChoosePage): string {
  const collected = samples.find((each) => each.sample === sample)?.label ?? words.any;
  return [words[who], words[concern], collected].join(' · ');
}

/** The place of the kit while nothing is answered yet, where there is room beside the questions. */
export function Waiting({ choose: { words } }: { choose: ChoosePage }) {
  return (
    <div className="waiting">
      <LabelCard>
        <h2>Your kit will stand here</h2>
        <svg viewBox="0 0 242 302" aria-hidden="true">
          <path d="M2 22h204v280H2zM2 22 34 2h204l-32 20M238 2v274l-32 26M34 192v-72a70 70 0 0 1 140 0v72z" />
        </svg>
        <p>
          One kit, one other you could take, and why. And always:{' '}
          <Link to="/#contact" className="underline underline-offset-4">
            {words.talkLink}
          </Link>
        </p>
      </LabelCard>
    </div>
  );
}

function Talk({ choose: { words, portrait } }: { choose: ChoosePage }) {
  return (
    <div className="talk">
      {portrait ? (
        <span className="face">
          <Picture picture={{ ...portrait, alt: '' }} sizes="116px" />
        </span>
      ) : null}
      <p>
        <b>{words.talkTitle}</b> {words.talk}{' '}
        <Link to="/#contact" className="underline underline-offset-4">
          {words.talkLink}
        </Link>
      </p>
    </div>
  );
}

function Kit({ suggestion, words }: { suggestion: Suggestion; words: ChoosePage['words'] }) {
  const { kit, why, alternative, whyAlternative } = suggestion;
  const box = kitBox(kit.id);
  return (
    <>
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
          <span className="tile" style={{ backgroundColor: alternative.ground ?? undefined }}>
            {alternative.picture ? (
              <Picture picture={{ ...alternative.picture, alt: '' }} sizes="112px" />
            ) : null}
          </span>
          <div>
            <h3>
              {words.or} {alternative.name}, <Price cents={alternative.cents} />
            </h3>
            <p>
              {whyAlternative ?? alternative.description}{' '}
              <Link to={productPath(alternative.id)} className="underline underline-offset-4">
                {alternative.category === 'testing' ? words.see : 'See it'}
                <span className="sr-only">: {alternative.name}</span>
              </Link>
            </p>
          </div>
        </div>
      ) : null}
    </>
  );
}

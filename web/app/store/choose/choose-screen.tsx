import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { kitBox } from '../../art/kit-boxes.ts';
import { concerns, readAnswers, suggest, whos, type Answers } from '../../content/suggest.ts';
import type { ChoosePage } from '../../content/views.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type PageCss, PageStyle } from '../../ui/page-style.tsx';
import { SampleWindow } from '../sample-window.tsx';
import { Trail } from '../trail.tsx';
import { Result, Waiting } from './result.tsx';

const loadCss = () => import('./choose.css?inline');
const styles: PageCss = {
  name: 'choose',
  load: loadCss,
  onServer: import.meta.env.SSR ? (await loadCss()).default : null,
};

const boxes = {
  adult: 'adult-gut',
  child: 'child-gut',
  baby: 'baby-gut',
  pregnant: 'pregnancy-gut',
};

/**
 * Three questions and one kit (GUIDE-01). Where scripts run, the answer is found here and nothing leaves the browser;
 * without them the form is posted, `answered` is what came of it, and no address ever holds an answer.
 */
export function ChooseScreen({
  choose,
  answered,
}: {
  choose: ChoosePage;
  answered: { answers: Answers | null } | undefined;
}) {
  const { words, samples, trail, products } = choose;
  const [found, setFound] = useState(answered);
  const [count, setCount] = useState(0);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count > 0) result.current?.focus();
  }, [count]);
  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFound({ answers: readAnswers(new FormData(event.currentTarget), samples) });
    setCount(count + 1);
  }
  const answers = found?.answers ?? null;
  return (
    <div className="wrap choose">
      <PageStyle styles={styles} />
      <Trail steps={trail} here={words.title} />
      <h1>{words.title}</h1>
      <p className="mt-4 max-w-lead text-lead text-ink-2">{words.lead}</p>
      <div className="sides">
        <form method="post" action="/store/choose" onSubmit={show} autoComplete="off">
          <fieldset>
            <legend>
              <i>1</i> {words.who}
            </legend>
            <div className="cards four">
              {whos.map((who) => {
                const box = kitBox(boxes[who]);
                return (
                  <label key={who} className="pictured">
                    <input
                      className="covering"
                      type="radio"
                      name="who"
                      value={who}
                      defaultChecked={answers?.who === who}
                      required
                    />
                    <span
                      className="tile"
                      style={{ backgroundColor: products[boxes[who]]?.ground ?? undefined }}
                    >
                      {box ? (
                        <img
                          src={box.src}
                          srcSet={box.srcSet}
                          sizes="120px"
                          width={box.width}
                          height={box.height}
                          alt=""
                        />
                      ) : null}
                    </span>
                    {words[who]}
                    {who === 'child' || who === 'baby' ? (
                      <small>{words[`${who}Note`]}</small>
                    ) : null}
                  </label>
                );
              })}
            </div>
          </fieldset>
          <fieldset>
            <legend>
              <i>2</i> {words.concern}
            </legend>
            <div className="cards four">
              {concerns.map((concern) => (
                <label key={concern}>
                  <input
                    className="covering"
                    type="radio"
                    name="concern"
                    value={concern}
                    defaultChecked={answers?.concern === concern}
                    required
                  />
                  {words[concern]}
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend>
              <i>3</i> {words.sample}
            </legend>
            <div className="cards five">
              {samples.map(({ sample, label, how }) => (
                <label key={sample} className="sampled">
                  <input
                    className="covering"
                    type="radio"
                    name="sample"
                    value={sample}
                    defaultChecked={answers?.sample === sample}
                    required
                  />
                  <SampleWindow sample={sample} className="size-7" />
                  {label}
                  {how ? <small>{how}</small> : null}
                </label>
              ))}
              <label className="any">
                <input
                  className="covering"
                  type="radio"
                  name="sample"
                  value="any"
                  defaultChecked={answers?.sample === 'any'}
                  required
                />
                {words.any}
              </label>
            </div>
          </fieldset>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            className="mt-6 max-md:w-full"
            data-replay
          >
            {words.button}
          </Button>
        </form>
        <div ref={result} tabIndex={-1} className="result" aria-live="polite">
          {found && !answers ? <Notice tone="warning">{words.missing}</Notice> : null}
          {answers ? (
            <Result suggestion={suggest(choose, answers)} answers={answers} choose={choose} />
          ) : null}
          {found ? null : <Waiting choose={choose} />}
        </div>
      </div>
    </div>
  );
}

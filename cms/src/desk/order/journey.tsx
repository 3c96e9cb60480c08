import type { PieceView } from './piece-view.ts';

/** How far a kit is: dots on a line, with their words; on a phone a sentence says it. */
export function Journey({ journey, sentence }: Pick<PieceView, 'journey' | 'sentence'>) {
  return (
    <>
      <ol className="journey" style={{ '--stops': journey.length } as React.CSSProperties}>
        {journey.map(({ label, about, state, isLate }) => (
          <li
            key={label}
            className={`journey__${state}${isLate ? ' journey__late' : ''}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <b>{label}</b>
            <span>{about}</span>
          </li>
        ))}
      </ol>
      <p className="journey__sentence">
        <b>{sentence.now}</b>{' '}
        <span className={sentence.isLate ? 'late' : undefined}>{sentence.next}</span>
      </p>
    </>
  );
}

import { Icon } from '../../admin/parts/icon.tsx';
import type { SetUpLine } from './setup-lines.ts';
import { TestMail } from './test-mail.tsx';

/** What needs somebody stands on top. */
const urgency: SetUpLine['state'][] = ['fault', 'later', 'fine'];

const said = { fine: 'Done', later: 'Before you open', fault: 'Needs you' };

/** Each thing that the shop needs, and whether it works (DESK-13); `texts` are the words of a test. */
export function SetUpCheck({ lines, texts }: { lines: SetUpLine[]; texts: unknown }) {
  const open = lines.filter(({ state }) => state !== 'fine').length;
  return (
    <section className="section" aria-labelledby="set-up">
      <h2 id="set-up" className="setup__title">
        Set-up check
        <span className="quiet">
          {open === 0 ? 'Nothing needs you' : `${open} of ${lines.length} need you`}
        </span>
      </h2>
      <ul>
        {lines
          .toSorted((one, other) => urgency.indexOf(one.state) - urgency.indexOf(other.state))
          .map((line) => (
            <Line key={line.key} line={line} texts={texts} />
          ))}
      </ul>
    </section>
  );
}

function Line({
  line: { key, title, about, state, href },
  texts,
}: {
  line: SetUpLine;
  texts: unknown;
}) {
  return (
    <li className="setup__line" data-state={state} data-line={key}>
      <span className="setup__mark">
        <Icon name={state === 'fine' ? 'check' : 'warn'} />
      </span>
      <div>
        <p>
          <b>{title}</b> <span className="visually-hidden">{said[state]}</span>
        </p>
        {about && <p className={state === 'fault' ? 'late' : 'quiet'}>{about}</p>}
      </div>
      {key === 'mail' && <TestMail texts={texts} />}
      {href && state !== 'fine' && (
        <a className="button button--quiet" href={href} aria-label={`Open: ${title}`}>
          Open
        </a>
      )}
    </li>
  );
}

import type { Dates } from '../../clock/dates.ts';
import type { Agreement, Relative } from '../../people/family.ts';

/** Who uses what this person has bought for others. */
export function Family({ family }: { family: Relative[] }) {
  if (family.length === 0) return null;
  return (
    <section className="section">
      <h2>In their family</h2>
      <ul className="facts">
        {family.map(({ key, name, about }) => (
          <li key={key}>
            <b>{name}</b>
            <span className="quiet">{about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Agreements({ agreements, dates }: { agreements: Agreement[]; dates: Dates }) {
  if (agreements.length === 0) return null;
  return (
    <section className="section">
      <h2>What they agreed to</h2>
      <ul className="facts">
        {agreements.map(({ key, what, more, at }) => (
          <li key={key}>
            <b>{what}</b>
            <span className="quiet">{[more, dates.long(at)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

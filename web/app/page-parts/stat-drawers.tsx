import type { Stat } from '../content/views.ts';

/** What the practice says of itself in figures, each on the label of a drawer (HOME-18, TST-02). */
export function StatDrawers({
  stats,
  label,
  className = '',
}: {
  stats: Stat[];
  label: string;
  className?: string;
}) {
  return (
    <ul
      aria-label={label}
      className={`grid grid-cols-2 overflow-hidden rounded-label border-2 border-ink bg-wood md:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] ${className}`}
    >
      {stats.map((stat) => (
        <li key={stat.label} className="drawer">
          <p className="drawer-label">
            <span className="figures">{stat.value}</span>
            {stat.label}
          </p>
        </li>
      ))}
    </ul>
  );
}

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
      className={`grid grid-cols-4 overflow-hidden border-y-2 border-ink max-[18rem]:grid-cols-2 md:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] md:rounded-label md:border-2 md:bg-wood ${className}`}
    >
      {stats.map((stat) => (
        <li key={stat.label} className="py-3.5 pr-2 md:drawer">
          <p className="text-cap text-ink-2 *:first:block *:first:text-[1.5rem]/tight *:first:text-ink md:drawer-label">
            <span className="figures">{stat.value}</span>
            {stat.label}
          </p>
        </li>
      ))}
    </ul>
  );
}

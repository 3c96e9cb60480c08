import type { Stat } from '../content/views.ts';
import { type PageCss, PageStyle } from '../ui/page-style.tsx';

const loadCss = () => import('./stat-drawers.css?inline');
const styles: PageCss = {
  name: 'stat-drawers',
  load: loadCss,
  onServer: import.meta.env.SSR ? (await loadCss()).default : null,
};

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
    <>
      <PageStyle styles={styles} />
      <ul aria-label={label} className={`stat-drawers ${className}`}>
        {stats.map((stat) => (
          <li key={stat.label}>
            <p>
              <span className="figures">{stat.value}</span> {stat.label}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

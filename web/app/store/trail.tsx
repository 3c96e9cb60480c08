import { Link } from 'react-router';
import { type PageCss, PageStyle } from '../ui/page-style.tsx';

const loadCss = () => import('./trail.css?inline');
const styles: PageCss = {
  name: 'trail',
  load: loadCss,
  onServer: import.meta.env.SSR ? (await loadCss()).default : null,
};

/** The way from the store to this page. */
export function Trail({ steps, here }: { steps: { label: string; href: string }[]; here: string }) {
  return (
    <nav aria-label="You are here">
      <PageStyle styles={styles} />
      <ol className="trail">
        {steps.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

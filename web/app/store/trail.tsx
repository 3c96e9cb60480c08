import { Link } from 'react-router';
import css from './trail.css?inline';

/** The way from the store to this page. */
export function Trail({ steps, here }: { steps: { label: string; href: string }[]; here: string }) {
  return (
    <nav aria-label="You are here">
      <style>{css}</style>
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

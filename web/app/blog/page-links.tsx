import { blogPath } from '../content/blog-paths.ts';
import type { BlogPage } from '../content/views.ts';
import { TextLink } from '../ui/button.tsx';

/** The ways to the pages beside this one, where the list has more than one. */
export function PageLinks({ page: { number, last } }: Pick<BlogPage, 'page'>) {
  if (last === 1) return null;
  return (
    <nav
      aria-label="Pages of articles"
      className="mt-12 grid grid-cols-[1fr_auto_1fr] items-center gap-x-4 border-t border-line pt-5"
    >
      {number > 1 ? (
        <TextLink to={blogPath(number - 1)} rel="prev" className="justify-self-start">
          Newer articles
        </TextLink>
      ) : (
        <span />
      )}
      <p className="text-small text-ink-2">
        Page {number} of {last}
      </p>
      {number < last ? (
        <TextLink to={blogPath(number + 1)} rel="next" className="justify-self-end">
          Older articles
        </TextLink>
      ) : null}
    </nav>
  );
}

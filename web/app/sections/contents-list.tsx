import { SectionLink } from './section-link.tsx';

/** The headings of a long text, beside it on wide screens and above it on small ones. */
export function ContentsList({ title, items }: { title: string; items: { id: string; title: string }[] }) {
  return (
    <nav aria-label={title} className="rounded-control bg-paper-2 p-5 text-small md:sticky md:top-6 md:bg-transparent md:p-0">
      <p className="caps mb-2.5">{title}</p>
      <ol className="border-t border-line md:border-ink">
        {items.map((item) => (
          <li key={item.id} className="border-b border-line last:border-b-0 md:last:border-b">
            <SectionLink section={item.id} className="block py-2.5 leading-snug hover:underline hover:underline-offset-4 max-md:py-3">
              {item.title}
            </SectionLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { SectionLink } from './section-link.tsx';

type Contents = { title: string; items: { id: string; title: string }[] };

/**
 * The headings of a long text: beside it on wide screens, folded above it on small ones. Where several texts share a
 * page, `of` names the one that these belong to.
 */
export function ContentsList({ title, of, items }: Contents & { of?: string }) {
  return (
    <>
      <nav
        aria-label={of ? `${title}: ${of}` : title}
        className="sticky below-bar text-small max-md:hidden"
      >
        <p className="caps mb-2.5">{title}</p>
        <Headings items={items} />
      </nav>
      <details className="group rounded-control bg-paper-2 px-5 text-small md:hidden">
        <summary className="caps flex min-h-13 items-center justify-between">
          {title}
          <span
            aria-hidden="true"
            className="mb-1 size-2.5 rotate-45 border-r-2 border-b-2 border-terra transition-transform group-open:mt-2 group-open:rotate-225"
          />
        </summary>
        <Headings items={items} />
      </details>
    </>
  );
}

function Headings({ items }: Pick<Contents, 'items'>) {
  return (
    <ol className="border-t border-ink max-md:pb-3">
      {items.map((item) => (
        <li key={item.id} className="border-b border-line max-md:last:border-b-0">
          <SectionLink
            section={item.id}
            className="block py-3 leading-snug hover:underline hover:underline-offset-4 md:py-2.5"
          >
            {item.title}
          </SectionLink>
        </li>
      ))}
    </ol>
  );
}

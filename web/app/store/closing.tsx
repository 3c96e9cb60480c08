import type { StorePage } from '../content/views.ts';
import { ButtonLink } from '../ui/button.tsx';

export function Closing({ closing }: { closing: StorePage['closing'] }) {
  return (
    <section className="wrap grid items-center gap-8 py-section grid-cols-[minmax(0,1fr)] md:grid-cols-[1fr_auto]">
      <div>
        <h2 className="max-w-[14em] text-section">{closing.title}</h2>
        <p className="mt-4 max-w-lead text-lead text-ink-2">{closing.text}</p>
      </div>
      <ButtonLink to={closing.link.href}>{closing.link.label}</ButtonLink>
    </section>
  );
}

import type { StorePage } from '../content/views.ts';
import { ButtonLink } from '../ui/button.tsx';

/** The last word below each shelf: quieter than the shelf's own heading. */
export function Closing({ closing }: { closing: StorePage['closing'] }) {
  return (
    <section className="wrap grid items-center gap-x-8 gap-y-6 py-[clamp(3rem,5vw,4.5rem)] grid-cols-[minmax(0,1fr)] md:grid-cols-[1fr_auto]">
      <div>
        <h2 className="text-title">{closing.title}</h2>
        <p className="mt-2.5 max-w-lead text-ink-2">{closing.text}</p>
      </div>
      <ButtonLink to={closing.link.href}>{closing.link.label}</ButtonLink>
    </section>
  );
}

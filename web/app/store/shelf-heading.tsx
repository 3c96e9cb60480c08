export function ShelfHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-1.5 pt-8 pb-3 md:pt-12 md:pb-8">
      <h2 className="text-title">{title}</h2>
      <p className="max-w-[42em] text-ink-2">{lead}</p>
    </div>
  );
}

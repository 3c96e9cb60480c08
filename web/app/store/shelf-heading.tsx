export function ShelfHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-4 pt-10 pb-4 md:pt-14 md:pb-8">
      <h2 className="text-title">{title}</h2>
      <p className="max-w-[42em] text-ink-2">{lead}</p>
    </div>
  );
}

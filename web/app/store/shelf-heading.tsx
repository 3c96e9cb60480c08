/** Above one part of a shelf; `isFirst`: right below the tabs. */
export function ShelfHeading({
  title,
  lead,
  isFirst = false,
}: {
  title: string;
  lead: string;
  isFirst?: boolean;
}) {
  return (
    <div
      className={`flex flex-wrap items-end justify-between gap-x-16 gap-y-1.5 pb-3 md:pb-8 ${isFirst ? 'pt-8 md:pt-12' : 'pt-14 md:pt-24'}`}
    >
      <h2 className="text-title">{title}</h2>
      <p className="max-w-[42em] text-ink-2">{lead}</p>
    </div>
  );
}

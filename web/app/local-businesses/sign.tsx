import { Drawing } from '../art/drawing.tsx';
import { sign } from '../art/signs.ts';
import type { LocalBusiness } from '../content/views.ts';
import { OutwardIcon } from '../ui/icons.tsx';

const grounds: Record<string, { arch: string; words: string }> = {
  'gut-healthy-food': { arch: 'bg-[#f3dbd5]', words: 'text-terra-2' },
  'wellness-home': { arch: 'bg-sage-1', words: 'text-green-2' },
  'professional-services': { arch: 'bg-honey-1', words: 'text-star' },
};

/** One business as a sign that hangs on two cords (LOC-03). */
export function Sign({ business, button }: { business: LocalBusiness; button: string }) {
  const ground = grounds[business.category] ?? { arch: 'bg-paper-2', words: 'text-ink-2' };
  return (
    <li
      data-category={business.category}
      className="hung relative grid grid-cols-[minmax(0,1fr)] pt-6"
    >
      <article className="label-rules grid grid-cols-[auto_minmax(0,1fr)] content-start justify-items-start gap-x-4 p-5 pb-2.5 md:grid-rows-[auto_auto_1fr_auto] md:p-8 md:pb-5">
        <span
          className={`flex h-20 w-17.5 items-end justify-center overflow-hidden rounded-t-full border-[1.5px] border-ink px-2 max-md:row-span-2 md:h-24 md:w-21 ${ground.arch}`}
        >
          <Drawing drawing={sign(business.icon)} className="h-auto w-full" />
        </span>
        <p
          className={`min-w-0 self-end pt-0.5 break-words text-cap font-semibold md:self-start md:justify-self-end md:text-right ${ground.words}`}
        >
          {business.categoryLabel}
        </p>
        <h2 className="font-[420] tracking-[-0.012em]">{business.name}</h2>
        <p className="col-span-full mt-3 max-w-[24em] text-ink-2 max-md:text-base/normal md:mt-2">
          {business.description}
        </p>
        <WebsiteLink business={business} button={button} />
      </article>
    </li>
  );
}

/** Without a website it is a placeholder, which says so and leads nowhere. */
function WebsiteLink({
  business: { href, name },
  button,
}: {
  business: LocalBusiness;
  button: string;
}) {
  if (href === null) {
    return (
      <span
        role="link"
        aria-disabled="true"
        className="col-span-full inline-flex min-h-11 items-center soon font-semibold text-ink-2 md:mt-4"
      >
        <span className="underline">{button}</span>
        <span className="sr-only">: {name} (coming soon)</span>
      </span>
    );
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="group col-span-full inline-flex min-h-11 items-center gap-1.5 font-semibold md:mt-4"
    >
      <span className="underline-honey group-hover:decoration-current">{button}</span>
      <OutwardIcon className="size-4" />
      <span className="sr-only">: {name} (opens in a new tab)</span>
    </a>
  );
}

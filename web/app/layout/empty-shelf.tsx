import { Drawing } from '../art/drawing.tsx';
import { kitBox } from '../art/kit-boxes.ts';

const boxes = ['gi-map', 'organic-acids', 'missing', 'child-gut', 'mycotox'];

/** The store's shelf with a dashed gap where the page should stand. */
export function EmptyShelf({ className = '' }: { className?: string }) {
  return (
    <div className={className}>
      <div className="mx-auto flex max-w-page justify-center gap-[3vw] px-gutter">
        {boxes.map((id) => {
          const box = kitBox(id);
          return box ? (
            <Drawing
              key={id}
              drawing={box}
              sizes="(min-width: 47.5rem) min(15vw, 13rem), 136px"
              className="h-auto w-34 flex-none translate-y-[2.6%] md:w-[min(15vw,13rem)]"
            />
          ) : null;
        })}
      </div>
      <div className="h-10 border-t-[3px] border-b-2 border-ink bg-wood" />
    </div>
  );
}

import { Drawing, drawingCut, type DrawingFile } from './drawing.tsx';
import back480 from './pictures/basket-back-480.avif';
import back960 from './pictures/basket-back-960.avif';
import front480 from './pictures/basket-front-480.avif';
import front960 from './pictures/basket-front-960.avif';

const back = drawingCut(600, 580, { 480: back480, 960: back960 });
const front = drawingCut(600, 580, { 480: front480, 960: front960 });

/** Where the boxes stand, as they do in the drawing of the full basket: one alone, two side by side. */
const places = {
  one: ['left-[33%] top-[54%] w-[39.9%] -rotate-4'],
  two: [
    'left-[46.3%] top-[60.4%] w-[34.6%] rotate-4',
    'left-[20.3%] top-[55.3%] w-[39.9%] -rotate-6',
  ],
} as const;

/** The basket at the window with the boxes of the kits that were bought, the first two of them. */
export function BasketOfKits({ boxes, className }: { boxes: DrawingFile[]; className: string }) {
  const [first, second] = boxes;
  const shown = first && second ? [second, first] : first ? [first] : [];
  const sizes = '(min-width: 47.5rem) 480px, 310px';
  return (
    <div className={`relative ${className}`}>
      <Drawing drawing={back} sizes={sizes} priority className="h-auto w-full" />
      <div className="absolute inset-x-0 top-0 h-[73.1%] overflow-clip">
        {shown.map((box, index) => (
          <Drawing
            key={box.src}
            drawing={box}
            sizes="190px"
            priority
            className={`absolute h-auto [transform-origin:-7.5%_97.2%] ${places[shown.length === 2 ? 'two' : 'one'][index] ?? ''}`}
          />
        ))}
      </div>
      <Drawing drawing={front} sizes={sizes} priority className="absolute inset-0 h-auto w-full" />
    </div>
  );
}

import { Drawing, drawingCut, type DrawingFile } from './drawing.tsx';
import back480 from './pictures/basket-back-480.avif';
import back960 from './pictures/basket-back-960.avif';
import front480 from './pictures/basket-front-480.avif';
import front960 from './pictures/basket-front-960.avif';

const back = drawingCut(600, 580, { 480: back480, 960: back960 });
const front = drawingCut(600, 580, { 480: front480, 960: front960 });

/** Where the boxes stand, as they do in the drawing of the full basket: one alone, two side by side. */
const places = {
  one: [{ left: '28%', top: '40%', width: '39.9%', rotate: '-4deg' }],
  two: [
    { left: '49.5%', top: '46%', width: '34.6%', rotate: '4deg' },
    { left: '19%', top: '38%', width: '39.9%', rotate: '-6deg' },
  ],
};
/** A box turns around its foot. */
const foot = '-7.5% 97.2%';
/** Down to here, of the whole picture, the rim lets boxes be seen. */
const rim = '73.1%';

/** The basket at the window with the boxes of the kits that were bought, the first two of them. */
export function BasketOfKits({ boxes, className }: { boxes: DrawingFile[]; className: string }) {
  const [first, second] = boxes;
  const shown = first && second ? [second, first] : first ? [first] : [];
  const sizes = '(min-width: 47.5rem) 480px, 310px';
  return (
    <div className={`relative ${className}`}>
      <Drawing drawing={back} sizes={sizes} priority className="h-auto w-full" />
      <div className="absolute inset-x-0 top-0 overflow-clip" style={{ height: rim }}>
        {shown.map((box, index) => (
          <img
            key={box.src}
            src={box.src}
            srcSet={box.srcSet}
            sizes="190px"
            width={box.width}
            height={box.height}
            alt=""
            className="absolute h-auto"
            style={{ transformOrigin: foot, ...places[shown.length === 2 ? 'two' : 'one'][index] }}
          />
        ))}
      </div>
      <Drawing drawing={front} sizes={sizes} priority className="absolute inset-0 h-auto w-full" />
    </div>
  );
}

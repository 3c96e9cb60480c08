import { Drawing, type DrawingFile } from '../../art/drawing.tsx';
import type { ProductPage } from '../../content/views.ts';
import { Picture } from '../../ui/picture.tsx';

const sizes = '(min-width: 85rem) 46rem, (min-width: 47.5rem) 55vw, 100vw';

/** The large picture: the editor's own, else the opened box that is drawn, else that of the card. */
export function Stage({ page, opened }: { page: ProductPage; opened: DrawingFile | null }) {
  const { product, picture, inTheBox, words } = page;
  const shown = picture ?? (opened ? null : product.picture);
  return (
    <div>
      <div className="stage">
        {shown ? <Picture picture={shown} sizes={sizes} priority /> : null}
        {!shown && opened ? (
          <Drawing drawing={opened} alt={`${product.name}, opened`} sizes={sizes} priority />
        ) : null}
      </div>
      {inTheBox.length > 0 ? (
        <div className="in-the-box">
          <b>{words.inTheBox}</b>
          <ul>
            {inTheBox.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

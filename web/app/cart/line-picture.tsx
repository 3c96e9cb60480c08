import type { Catalogue } from '../content/views.ts';
import { Picture } from '../ui/picture.tsx';

/** What shows a scene and not one box: its tile is as flat as its picture, so that nothing of it is cut off. */
const scenes: (Catalogue[string]['category'] | undefined)[] = ['package', 'consultation'];
const flat = { height: 'auto', aspectRatio: '4 / 3', alignSelf: 'start' };

/** A product's picture on its own ground; a plain tile while it has none. Decoration: the name stands beside it. */
export function LinePicture({
  product,
  sizes,
  className,
}: {
  product: Pick<Catalogue[string], 'picture' | 'ground' | 'category'> | undefined;
  sizes: string;
  className: string;
}) {
  return (
    <div
      className={`overflow-hidden bg-sage-1 ${className}`}
      style={{
        backgroundColor: product?.ground ?? undefined,
        ...(scenes.includes(product?.category) && flat),
      }}
    >
      {product?.picture ? (
        <Picture
          picture={{ ...product.picture, alt: '' }}
          sizes={sizes}
          className="size-full object-cover"
        />
      ) : null}
    </div>
  );
}

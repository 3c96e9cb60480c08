import type { Catalogue } from '../content/views.ts';
import { Picture } from '../ui/picture.tsx';

/** What shows a scene and not one box: it stands whole in its tile. */
const scenes: (Catalogue[string]['category'] | undefined)[] = ['package', 'consultation'];

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
      style={product?.ground ? { backgroundColor: product.ground } : undefined}
    >
      {product?.picture ? (
        <Picture
          picture={{ ...product.picture, alt: '' }}
          sizes={sizes}
          className={`size-full ${scenes.includes(product.category) ? 'object-contain object-bottom' : 'object-cover'}`}
        />
      ) : null}
    </div>
  );
}

import { Link } from 'react-router';
import { kitBox } from '../art/kit-boxes.ts';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { productPath } from '../content/store-tabs.ts';
import type { Product, StorePage } from '../content/views.ts';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { Unavailable } from '../ui/unavailable.tsx';
import { keepRanges } from './keep-ranges.ts';
import { firstFeatures } from './products.ts';

/**
 * A product on its own ground over the shelf line; on a phone the picture stands beside the words. From a tablet on its
 * parts share the five rows of the grid, so that those of neighbors begin on one line.
 */
export function ProductCard({
  product,
  words,
  sampleLabel,
}: {
  product: Product;
  words: StorePage['words'];
  /** Stands on the picture of a kit that names no days. */
  sampleLabel?: string | undefined;
}) {
  const title = product.category === 'supplement' ? smallTitle : largeTitle;
  return (
    <article
      id={`kit-${product.id}`}
      data-sample={product.sample ?? undefined}
      className={`grid scroll-mt-24 gap-x-4 border-b border-line py-6 md:row-span-5 md:mb-12 md:grid-rows-subgrid md:border-0 md:py-0 ${isScene(product) ? '' : 'beside'}`}
    >
      <ProductPicture
        product={product}
        tag={product.turnaroundDays ? `${product.turnaroundDays} ${words.days}` : sampleLabel}
      />
      <div className={`flex flex-col md:contents ${isScene(product) ? 'pt-4' : ''}`}>
        <div
          className={`flex flex-col gap-x-4 gap-y-0.5 md:pt-5 ${isScene(product) ? '' : 'md:flex-row md:items-baseline md:justify-between'}`}
        >
          <h3 className={`font-[450] tracking-[-0.008em] ${title}`}>
            <Link to={productPath(product.id)} className="hover:text-terra">
              {product.name}
            </Link>
          </h3>
          <p className="flex items-baseline gap-2">
            <Price cents={product.cents} className={title} />
            {product.priceNote ? (
              <span className="text-small text-ink-2">{product.priceNote}</span>
            ) : null}
          </p>
        </div>
        <p className="mt-1.5 text-base/[1.45] text-ink-2 md:mt-2.5 md:text-body">
          {keepRanges(product.description)}
        </p>
        <div>
          <ul className="ticks mt-2.5 gap-1.5 text-small/[1.45] md:mt-4">
            {firstFeatures(product).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          {product.notIn.length > 0 ? (
            <p className="mt-2.5 text-small/[1.45] text-ink-2 md:mt-4">
              Not available in {product.notIn.join(', ')}.
            </p>
          ) : null}
        </div>
      </div>
      {product.isForSale ? (
        <AddToCartButton
          product={product}
          label={words.addToCart}
          className="col-span-full mt-4.5 w-full md:mt-5.5"
        />
      ) : (
        <Unavailable words={words.unavailable} className="col-span-full mt-4.5 md:mt-5.5" />
      )}
    </article>
  );
}

const largeTitle = 'text-[1.375rem]/[1.15] md:text-[1.5rem]/[1.15] xl:text-[1.625rem]/[1.15]';
/** Three of them stand side by side on a tablet, too. */
const smallTitle = 'text-[1.375rem]/[1.15] md:text-[1.125rem]/[1.3] lg:text-[1.5rem]/[1.15]';

/** A package is drawn as a whole scene, which a narrow tile would cut. */
function isScene(product: Product): boolean {
  return product.category === 'package';
}

function ProductPicture({ product, tag }: { product: Product; tag: string | undefined }) {
  return (
    <Link
      to={productPath(product.id)}
      tabIndex={-1}
      className={`relative overflow-hidden rounded-t-panel border-b-[3px] border-ink bg-sage-1 ${isScene(product) ? 'aspect-4/3' : ''}`}
      style={product.ground ? { backgroundColor: product.ground } : undefined}
    >
      {product.picture ? (
        <Picture
          picture={product.picture}
          sizes={`(min-width: 65rem) 27rem, (min-width: 47.5rem) 46vw, ${isScene(product) ? '92vw' : '245px'}`}
          className={`absolute inset-0 size-full object-cover md:object-center ${kitBox(product.id) ? 'origin-top-right [scale:1.1] object-[39%_50%] md:[scale:1]' : ''}`}
        />
      ) : null}
      {tag ? (
        <span className="absolute top-2 left-2 rounded-tag border border-ink bg-card px-2 py-0.5 text-cap font-semibold md:top-4 md:left-4 md:px-2.5">
          {tag}
        </span>
      ) : null}
      {product.badge ? (
        <span className="notched tag-hole absolute top-2 right-0 flex items-center gap-1.5 bg-terra py-1.5 pr-3 pl-4 text-cap font-semibold text-on-terra md:top-4.5 md:gap-2.5 md:py-2 md:pl-6 md:text-small/tight">
          {product.badge}
        </span>
      ) : null}
    </Link>
  );
}

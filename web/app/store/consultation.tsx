import { Link } from 'react-router';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { productPath } from '../content/store-tabs.ts';
import type { Product, StorePage } from '../content/views.ts';
import { TextLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { Unavailable } from '../ui/unavailable.tsx';
import { firstFeatures } from './products.ts';

/** A consultation fills a whole row: time with a person is not a box among boxes. */
export function Consultation({ product, words }: { product: Product; words: StorePage['words'] }) {
  return (
    <article className="grid overflow-hidden rounded-t-panel border-b-[3px] border-ink bg-card lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div
        className="relative aspect-4/3 bg-sage-1 md:aspect-video lg:aspect-auto lg:min-h-[30rem]"
        style={product.ground ? { backgroundColor: product.ground } : undefined}
      >
        {product.picture ? (
          <Picture
            picture={product.picture}
            sizes="(min-width: 65rem) 50rem, 100vw"
            className="absolute inset-0 size-full object-cover lg:object-right"
          />
        ) : null}
      </div>
      <div className="grid content-center gap-x-10 gap-y-5 p-pad md:max-lg:grid-cols-2">
        <div>
          <h3 className="text-panel">
            <Link to={productPath(product.id)} className="hover:text-terra">
              {product.name}
            </Link>
          </h3>
          <p className="mt-4 flex items-baseline gap-3">
            <Price cents={product.cents} className="text-figure" />
            {product.priceNote ? <span className="text-ink-2">{product.priceNote}</span> : null}
          </p>
          <p className="mt-4 text-ink-2">{product.description}</p>
        </div>
        <div>
          <ul className="ticks">
            {firstFeatures(product).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          {product.isForSale ? (
            <AddToCartButton
              product={product}
              label={words.addToCart}
              variant="primary"
              size="lg"
              className="mt-8 w-full"
            />
          ) : (
            <Unavailable words={words.unavailable} className="mt-8" />
          )}
          <p className="mt-3 text-center">
            <TextLink to="/#contact">{words.question}</TextLink>
          </p>
        </div>
      </div>
    </article>
  );
}

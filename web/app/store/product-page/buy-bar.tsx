import { formatPrice } from 'common/money';
import { useEffect, useRef, useState } from 'react';
import { kitBox } from '../../art/kit-boxes.ts';
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx';
import type { ProductPage } from '../../content/views.ts';

/** On a phone the button stays at hand once the first one has left the screen above. */
export function BuyBar({ page: { product, words } }: { page: ProductPage }) {
  const bar = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const button = bar.current?.closest('.product-page')?.querySelector('.add');
    if (!button) return undefined;
    // The window reaches far down here: whatever is outside of it is above, also after one jump past the button.
    const observer = new IntersectionObserver(([entry]) => setIsShown(!entry?.isIntersecting), {
      rootMargin: '0px 0px 100000px 0px',
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, []);
  const box = kitBox(product.id);
  return (
    <div ref={bar} className="buy-bar" hidden={!isShown}>
      {box ? (
        <span className="tile">
          <img src={box.src} srcSet={box.srcSet} sizes="78px" alt="" loading="lazy" />
        </span>
      ) : null}
      <span className="min-w-0 flex-1">
        <b>{product.name}</b>
        {product.turnaroundDays ? (
          <small>
            {words.results}: {product.turnaroundDays} {words.days}
          </small>
        ) : null}
      </span>
      <AddToCartButton product={product} label={words.addToCart} variant="primary">
        <span className="figures">{formatPrice(product.cents)}</span>
      </AddToCartButton>
    </div>
  );
}

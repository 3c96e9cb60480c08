import type { ReactNode } from 'react';
import type { Picture, Product } from '../content/views.ts';
import { Button } from '../ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '../ui/button.tsx';
import { BasketIcon } from '../ui/icons.tsx';
import { useToast } from '../ui/toast/toast.tsx';
import { useCart } from './cart-context.tsx';
import type { CartLine } from './cart.ts';

/** Puts the product into the cart and says so (STORE-07). */
export function AddToCartButton({
  product,
  variant = 'outline',
  size,
  label,
  className,
  count,
  children,
}: {
  product: Omit<CartLine, 'quantity'> & Partial<Pick<Product, 'picture' | 'ground'>>;
  variant?: ButtonVariant;
  size?: ButtonSize;
  label: string;
  className?: string;
  /** How many of it; without it one. */
  count?: number;
  /** Before the label. */
  children?: ReactNode;
}) {
  const { add } = useCart();
  const toast = useToast();
  function addToCart() {
    add(product, count);
    const { picture, ground = null } = product;
    toast({
      title: 'Added to Cart',
      description: `${product.name} has been added to your cart.`,
      link: { to: '/cart', label: 'View cart' },
      ...(picture && { picture: { src: smallest(picture), ground } }),
    });
  }
  return (
    <Button
      variant={variant}
      size={size}
      className={className}
      aria-label={`${label}: ${product.name}`}
      onClick={addToCart}
      data-replay
    >
      {children ?? <BasketIcon className="size-4.5" />}
      {label}
    </Button>
  );
}

/** The narrowest file of a picture. */
const smallest = ({ src, srcSet }: Picture) => srcSet.split(' ')[0] || src;

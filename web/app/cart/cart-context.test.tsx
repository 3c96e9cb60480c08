import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartProvider, useCart } from './cart-context.tsx';
import type { Cart } from './cart-context.tsx';

function readCart(isProvided: boolean): Cart {
  let cart: Cart | null = null;
  function Reader() {
    cart = useCart();
    return null;
  }
  renderToStaticMarkup(
    isProvided ? (
      <CartProvider>
        <Reader />
      </CartProvider>
    ) : (
      <Reader />
    ),
  );
  if (!cart) throw new Error('nothing was rendered');
  return cart;
}

test('CART-12 using the cart outside its provider throws', () => {
  expect(() => readCart(false)).toThrow('useCart must be used within CartProvider');
});

test('the server renders an empty cart that is not ready', () => {
  expect(readCart(true)).toMatchObject({ lines: [], count: 0, totalCents: 0, isReady: false });
});

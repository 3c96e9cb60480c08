import { Link } from 'react-router';
import type { ProductPage } from '../../content/views.ts';
import { CardIcon, InfoIcon, TruckIcon } from '../../ui/icons.tsx';

/** What is asked before the button is pressed. */
export function Under({ page: { product, words } }: { page: ProductPage }) {
  return (
    <ul className="under">
      {product.isSent ? (
        <li>
          <TruckIcon />
          <span>
            {words.leaves}. {words.arrives}
          </span>
        </li>
      ) : null}
      {product.category === 'supplement' ? null : (
        <li>
          <CardIcon />
          <span>{words.superbill}</span>
        </li>
      )}
      <li>
        <InfoIcon />
        <span>
          {words.unsure}{' '}
          {product.category === 'testing' ? (
            <Link to="/store/choose" className="underline underline-offset-4">
              {words.chooseLink}
            </Link>
          ) : (
            <Link to="/#contact" className="underline underline-offset-4">
              {words.ask}
            </Link>
          )}
        </span>
      </li>
    </ul>
  );
}

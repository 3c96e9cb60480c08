import { Link } from 'react-router';
import type { ProductPage } from '../../content/views.ts';
import { CardIcon, Icon, InfoIcon } from '../../ui/icons.tsx';

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

const TruckIcon = () => (
  <Icon>
    <path d="M2 7h11v9H2zM13 10h4l4 3v3h-8M8.8 17a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0zM18.8 17a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0z" />
  </Icon>
);

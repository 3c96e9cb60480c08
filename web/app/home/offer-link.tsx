import type { HomePage, Offer } from '../content/views.ts';
import { ButtonLink, type ButtonVariant } from '../ui/button.tsx';
import { Unavailable } from '../ui/unavailable.tsx';

type Words = HomePage['services']['buttons'];

const ways: Record<string, { name: keyof Words; to: string }> = {
  'gi-map': { name: 'test', to: '/store#testing' },
  'adult-gut-health': { name: 'test', to: '/store#testing' },
  'consultation-60': { name: 'consultation', to: '/store#consultation' },
  'complete-package': { name: 'package', to: '/store#packages' },
};

/** The way from an offer to buying it: the dialog (HOME-17), and without scripts the place in the store. */
export function OfferLink({
  offer,
  words,
  variant = 'outline',
  className,
}: {
  offer: Offer;
  words: Words;
  variant?: ButtonVariant;
  className?: string;
}) {
  if (!offer.isForSale) return <Unavailable words={words.unavailable} className={className} />;
  const { name, to } = ways[offer.id] ?? { name: 'other', to: '/store' };
  return (
    <ButtonLink to={to} offer={ways[offer.id] && offer.id} variant={variant} className={className}>
      {words[name]}
      <span className="sr-only">: {offer.name}</span>
    </ButtonLink>
  );
}

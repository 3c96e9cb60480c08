import type { Offer } from '../content/views.ts';
import { ButtonLink, type ButtonVariant } from '../ui/button.tsx';

const words: Record<string, { label: string; to: string }> = {
  'gi-map': { label: 'Order this test', to: '/store#testing' },
  'adult-gut-health': { label: 'Order this test', to: '/store#testing' },
  'consultation-60': { label: 'Book this consult', to: '/store#consultation' },
  'complete-package': { label: 'Get the package', to: '/store#packages' },
};

/** The way from an offer to buying it. */
export function OfferLink({ offer, variant = 'outline', className }: { offer: Offer; variant?: ButtonVariant; className?: string }) {
  const { label, to } = words[offer.id] ?? { label: 'See it in the store', to: '/store' };
  return (
    <ButtonLink to={to} variant={variant} className={className}>
      {label}
      <span className="sr-only">: {offer.name}</span>
    </ButtonLink>
  );
}

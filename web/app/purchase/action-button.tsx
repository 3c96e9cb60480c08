import type { OrderAction } from 'common/contract/orders';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../ui/button.tsx';

/** The one thing that an order asks of its buyer: on the order's page, or in the practice's calendar. */
export function ActionButton({
  action: { label, to, isCalendar },
  variant = 'primary',
  className,
}: {
  action: OrderAction;
} & Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'className'>) {
  return (
    <ButtonLink
      to={to}
      variant={variant}
      newTab={isCalendar}
      reload={!isCalendar}
      className={className}
    >
      {label}
    </ButtonLink>
  );
}

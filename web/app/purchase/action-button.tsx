import type { OrderAction } from 'common/contract/orders';
import { ButtonLink } from '../ui/button.tsx';

/** The one thing that an order asks of its buyer: on the order's page, or in the practice's calendar. */
export function ActionButton({
  action: { label, to, isCalendar },
  className,
}: {
  action: OrderAction;
  className?: string;
}) {
  return (
    <ButtonLink
      to={to}
      variant="primary"
      newTab={isCalendar}
      reload={!isCalendar}
      className={className}
    >
      {label}
    </ButtonLink>
  );
}

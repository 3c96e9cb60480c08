import type { OrderAction } from 'common/contract/orders';
import { toDoLabels } from 'common/fulfilment/to-do';
import { ButtonLink } from '../ui/button.tsx';

/** The one thing that an order asks of its buyer: on the order's page, or in the practice's calendar. */
export function ActionButton({
  action: { toDo, to },
  className,
}: {
  action: OrderAction;
  className?: string;
}) {
  const isCalendar = toDo === 'time';
  return (
    <ButtonLink
      to={to}
      variant="primary"
      newTab={isCalendar}
      reload={!isCalendar}
      className={className}
    >
      {toDoLabels[toDo]}
    </ButtonLink>
  );
}

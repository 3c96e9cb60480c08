import type { CheckboxField, JoinField, UIField } from 'payload';

/** Ticked for orders of the small dialog, which asks for no address; unticked by staff. */
export const needsDetails: CheckboxField = {
  name: 'needsDetails',
  label: 'Details are missing',
  type: 'checkbox',
  defaultValue: false,
  index: true,
  admin: {
    position: 'sidebar',
    components: { Cell: '/admin/parts/cells.tsx#YesNoCell' },
    condition: (data) => data?.needsDetails === true,
    description:
      'The buyer paid in the small dialog and was asked by mail for the address and the choice. Untick it once you have them.',
  },
};

/** Refunding, stopping and moving, with buttons. */
export const moneyField: UIField = {
  name: 'money',
  label: 'Bought and paid',
  type: 'ui',
  admin: {
    components: { Field: '/admin/orders/order-money.tsx#OrderMoney' },
    disableListColumn: true,
  },
};

export const refundsOfOrder: JoinField = {
  name: 'refunds',
  label: 'Money sent back',
  type: 'join',
  collection: 'refunds',
  on: 'order',
  defaultSort: '-createdAt',
  defaultLimit: 10,
  admin: {
    allowCreate: false,
    condition: (data) => Boolean(data?.refunds?.docs?.length),
    defaultColumns: ['createdAt', 'amount', 'state', 'reason', 'by'],
    description: 'Also what was refunded in the Stripe dashboard.',
  },
};

import type { OrderMoney } from '../../payments/orders/order-money.ts';

/** What the money of an order is shown and changed with. */
export type MoneyOf = {
  order: string;
  /** 'Hannah Whitfield, order NMFA6DUN' */
  about: string;
  paidOn: string;
  money: OrderMoney;
  /** Something of it has left the practice. */
  isSent: boolean;
};

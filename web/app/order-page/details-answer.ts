import type { OrderPageAnswer } from 'common/contract/order-page';
import type { Product } from '../content/product.ts';
import type { Picture } from '../content/views.ts';
import type { NextStep } from './next-step.ts';
import type { VisitRow } from './visit-rows.ts';

/** What a form that was not taken shows again. */
export type DetailsAnswer = {
  values: Record<string, string>;
  errors: Record<string, string>;
  message: string;
};

export type Practice = { name: string; email: string; replyTime: string };

export type OrderView = {
  kind: 'open';
  page: OrderPageAnswer;
  next: NextStep;
  /** Marks one sending of the form. */
  press: string;
  /** The form was just taken. */
  isTold: boolean;
  practice: Practice | null;
  /** By the id of a thing: its product as it is for sale now, until the buyer has chosen the package, for its picture. */
  products: Record<string, Pick<Product, 'picture' | 'ground' | 'category'>>;
  visits: VisitRow[];
  /** The practitioner's, for the visits. */
  portrait: Picture | null;
};

/** The link opens nothing, or nobody can tell at the moment. */
export type ClosedView = {
  kind: 'unknown' | 'away';
  title: string;
  text: string;
  email: string | null;
};

import { line } from 'common/contract/fields';
import { amount } from 'common/contract/payment-fields';
import { z } from 'common/contract/zod';
import { readWireAmount } from 'common/money';
import { read } from './requests.ts';

const refund = z.object({
  request: z.uuid('The request is not valid.'),
  amount: amount.check(
    z.refine((text) => (readWireAmount(text) ?? 0) > 0, 'Write how much shall go back.'),
  ),
  reason: line('Write why, for the record.', 300),
  /** Of the code app, for a large sum. */
  code: z.optional(z.string().check(z.maxLength(40))),
  stopPlan: z.prefault(z.boolean('Say whether the monthly payments end.'), false),
});
const move = z.object({ day: z.iso.date('Choose a day.') });

/** What the buttons of an order in the admin send. Each reader answers the checked request or throws a 400 `Refused`. */
export const readRefundRequest = (body: unknown) => read(refund, body);
export const readMoveRequest = (body: unknown) => read(move, body);

import type { FieldHook } from 'payload';
import { datesIn } from '../../clock/dates.ts';
import { readWorkSettings } from '../../fulfilment/settings.ts';
import { couponSentence, type CouponWords } from './coupon-sentence.ts';

type Stored = Omit<CouponWords, 'products'> & {
  id?: string;
  products?: (string | { name?: string })[] | null;
};

/** What a coupon does, in a sentence, from its rules as they are stored. */
export const tellCoupon: FieldHook = async ({ data, req }) => {
  const coupon = data as Stored | undefined;
  if (typeof coupon?.id !== 'string') return null;
  const ids = (coupon.products ?? []).filter((product) => typeof product === 'string');
  const named = (coupon.products ?? []).flatMap((product) =>
    typeof product === 'object' && product.name ? [product.name] : [],
  );
  const { docs } =
    ids.length > 0
      ? await req.payload.db.find<{ id: string; name: string }>({
          collection: 'products',
          where: { id: { in: ids } },
          select: { name: true },
          pagination: false,
          limit: 0,
          req,
        })
      : { docs: [] };
  const { calendar } = await readWorkSettings(req.payload, req);
  return couponSentence(
    { ...coupon, products: [...named, ...docs.map(({ name }) => name)] },
    datesIn(calendar.timeZone),
  );
};

import { customerFields } from 'common/contract/checkout';
import { limits } from 'common/contract/limits';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { globals } from '../../../tests/support/seed-content.ts';
import { toCheckoutPage } from '../../content/pages/checkout-page.ts';
import { CustomerFields } from './customer-fields.tsx';
import type { Parcel } from './parts.ts';

test('HOUSE-04 CHK-06 each input of the checkout page takes as many letters as the calls', () => {
  const html = renderToStaticMarkup(
    <CustomerFields page={toCheckoutPage(globals.checkout)} errors={{}} />,
  );
  const inputs = Array.from(html.matchAll(/<input[^>]*>/g), ([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    Number(/maxLength="(\d+)"/i.exec(input)?.[1]),
  ]);
  const { termsAccepted: _, privacyPolicyAccepted: __, ...texts } = customerFields;
  expect(inputs).toEqual(
    Object.keys(texts).map((name) => [name, limits[name as keyof typeof texts]]),
  );
});

test('CHK-03 LOOK-05 one kit goes somewhere, several go there', () => {
  const titleOf = (parcel: Parcel) =>
    /Where the kits? go(?:es)?/.exec(
      renderToStaticMarkup(
        <CustomerFields page={toCheckoutPage(globals.checkout)} errors={{}} parcel={parcel} />,
      ),
    )?.[0];
  expect([titleOf('kit'), titleOf('kits')]).toEqual(['Where the kit goes', 'Where the kits go']);
});

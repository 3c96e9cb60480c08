import { expect, expectTypeOf, test } from 'vitest';
import type { GlobalDocuments } from './documents.ts';
import type { ProductDocument } from './product.ts';
import { type FieldName, type Lists, type Selected, selectQuery } from './select.ts';

type Product = Lists['products'];

test('HOUSE-01 a field that is not asked for is unknown to the compiler', () => {
  type Named = Selected<Product, 'name' | 'badge' | 'parts.oneOf'>;
  expectTypeOf<keyof Named>().toEqualTypeOf<'id' | 'updatedAt' | 'name' | 'badge' | 'parts'>();
  expectTypeOf<Named['badge']>().toEqualTypeOf<Product['badge']>();
  expectTypeOf<ProductDocument>().toHaveProperty('price');
  expectTypeOf<ProductDocument>().not.toHaveProperty('position');
  expectTypeOf<GlobalDocuments['faq-page']>().not.toHaveProperty('createdAt');
});

test('HOUSE-01 of a product that another document names only its handle is known', () => {
  type Part = NonNullable<ProductDocument['parts']>[number];
  expectTypeOf<keyof Part>().toEqualTypeOf<'id' | 'oneOf'>();
  expectTypeOf<Part['oneOf'][number]>().toEqualTypeOf<string | Pick<Product, 'id' | 'handle'>>();
});

test('HOUSE-01 a name that no field has cannot be asked for', () => {
  expectTypeOf<'subtitel'>().not.toExtend<FieldName<Product>>();
  expectTypeOf<'parts.none'>().not.toExtend<FieldName<Product>>();
  expectTypeOf<'name.length'>().not.toExtend<FieldName<Product>>();
  expectTypeOf<'parts.oneOf'>().toExtend<FieldName<Product>>();
});

test('the question names each field, those of rows inside their list', () => {
  expect(selectQuery(['name', 'parts.oneOf'])).toBe(
    '&select[name]=true&select[parts][oneOf]=true&select[updatedAt]=true',
  );
});

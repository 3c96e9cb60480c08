import { expect, test } from 'vitest';
import { createCallForms } from './call-forms.ts';

const asked = (params: object, path = '/v1/payment_intents') => ({
  method: 'POST',
  path,
  params,
  version: '2026-10-28.endive',
  idempotencyKey: 'k',
});

test('STR recorder calls that differ only in ids, amounts and what people typed are one form', () => {
  const forms = createCallForms();
  forms.add(asked({ amount: '47700', metadata: { ref: '85b6c6f2-2019-4102-a7a2-d36d9ab696c4' } }));
  forms.add(asked({ amount: '-300', metadata: { ref: 'ruth@buyer.example, Elm Street' } }));
  forms.add({
    ...asked({ amount: '100', metadata: { ref: '1988-02-29' } }),
    idempotencyKey: 'other',
  });
  expect(forms.all()).toEqual([
    {
      method: 'POST',
      path: '/v1/payment_intents',
      params: { amount: '100', metadata: { ref: '(text)' } },
      version: '2026-10-28.endive',
      hasIdempotencyKey: true,
      times: 3,
    },
  ]);
});

test('STR recorder an id in a path is any id, and a word stays a word', () => {
  const forms = createCallForms();
  forms.add(asked({}, '/v1/payment_intents/pi_ABCDEFGHIJKLMNOPQRSTUVWX/confirm'));
  forms.add(
    asked({ list: ['off_session', '1.25', '', '7'], deep: { id: 'pi_abcdefghijklmnopqrstuvwx' } }),
  );
  expect(forms.all()).toMatchObject([
    { path: '/v1/payment_intents/:id/confirm' },
    { params: { list: ['off_session', '1.5', '', '7'], deep: { id: '(text)' } } },
  ]);
});

test('STR recorder a version, a key or a parameter more is another form', () => {
  const forms = createCallForms();
  forms.add(asked({ amount: '1' }));
  forms.add({ ...asked({ amount: '1' }), version: null });
  forms.add({ ...asked({ amount: '1' }), idempotencyKey: null });
  forms.add(asked({ amount: '1', currency: 'usd' }));
  expect(forms.all().map(({ times }) => times)).toEqual([1, 1, 1, 1]);
});

test('STR recorder what is beyond the memory is counted as lost', () => {
  const forms = createCallForms(1);
  for (const name of ['a', 'b', 'a', 'c']) forms.add(asked({ [name]: '1' }));
  expect(forms.all()).toMatchObject([{ params: { a: '1' }, times: 2 }]);
  expect(forms.lost()).toBe(2);
});

import { expect, test } from 'vitest';
import { refusedFields } from './refused-fields.ts';
import { textsOf } from './texts-of.ts';

test('files and unknown entries of a form count as nothing', () => {
  const form = new FormData();
  form.set('firstName', 'Ann');
  form.set('picture', new File(['x'], 'x.png'));
  expect(textsOf(form)).toEqual({ firstName: 'Ann' });
});

test('API-05 the messages of a refused call are read out of its error', () => {
  expect(
    refusedFields(
      new Error('400: {"success":false,"message":"x","fieldErrors":{"email":"Please","odd":7}}'),
    ),
  ).toEqual({ email: 'Please' });
  for (const error of [
    new Error('503: {"fieldErrors":{"email":"x"}}'),
    new Error('400: not json'),
    new Error('400: null'),
    new TypeError('Failed to fetch'),
    'x',
  ])
    expect(refusedFields(error)).toEqual({});
});

import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { words } from '../../src/admin/parts/words.ts';
import { useCms } from '../support/cms.ts';

const cms = useCms();

/** What somebody reads in a form or a list: labels, descriptions and choices. */
function textsOf(fields: Field[]): string[] {
  return fields.flatMap((field) => {
    const admin = 'admin' in field ? field.admin : undefined;
    if (admin && 'hidden' in admin && admin.hidden === true) return [];
    const own = [
      'label' in field ? field.label : null,
      admin && 'description' in admin ? admin.description : null,
      ...('options' in field
        ? field.options.map((one) => (typeof one === 'string' ? one : one.label))
        : []),
    ].filter((text): text is string => typeof text === 'string');
    const inner =
      field.type === 'tabs'
        ? field.tabs.flatMap((tab) => tab.fields)
        : 'fields' in field
          ? field.fields
          : [];
    return [...own, ...textsOf(inner)];
  });
}

test('DESK-15 no word of programmers stands in the menu, a form or a list, and nothing is said four times', () => {
  const { collections, globals } = cms.payload.config;
  const seen = [...collections, ...globals].filter(({ admin }) => admin?.hidden !== true);
  const own = seen.filter(({ slug }) => !slug.startsWith('payload-'));
  expect(own.length).toBeGreaterThan(40);
  for (const entity of own) {
    const names =
      'labels' in entity ? [entity.labels.singular, entity.labels.plural] : [entity.label];
    const texts = [...names, ...textsOf(entity.fields)].filter(
      (text): text is string => typeof text === 'string',
    );
    const strange = texts.filter((text) =>
      /\b(handle|slug|uuid|json|background helper|checkouts|boolean|null|payload)\b/i.test(text),
    );
    expect([entity.slug, strange]).toEqual([entity.slug, []]);
    const sealed = texts.filter((text) => /stored encrypted/i.test(text));
    expect([entity.slug, sealed.length <= 1]).toEqual([entity.slug, true]);
  }
});

test('DESK-15 a record is called by what people know it by, and one without a title says so', () => {
  for (const { slug, admin } of cms.payload.config.collections)
    if (admin.hidden !== true && !slug.startsWith('payload-'))
      expect([slug, admin.useAsTitle]).toEqual([
        slug,
        expect.not.stringMatching(/^(id|key|reference)$/),
      ]);
  expect(words.general.untitled).toBe('Without a title');
});

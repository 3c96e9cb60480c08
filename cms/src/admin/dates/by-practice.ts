import type { CollectionConfig, DateField, Field, GlobalConfig } from 'payload';

const Field = '/admin/dates/moment-field.tsx#MomentField';
const Cell = '/admin/dates/moment-cell.tsx#MomentCell';
const LastChanged = '/admin/dates/last-changed.tsx#LastChanged';

/** Every date of a collection is shown and picked by the clocks of the practice, and so are the two that Payload keeps (DESK-10). */
export function datedByPractice(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const edit = { ...admin?.components?.edit, beforeDocumentControls: [LastChanged] };
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit } },
    fields: [
      ...collection.fields.map(byPractice),
      ...(collection.timestamps === false ? [] : kept),
    ],
  };
}

/** The same for the texts of a page. */
export function globalDatedByPractice(global: GlobalConfig): GlobalConfig {
  return { ...global, fields: global.fields.map(byPractice) };
}

function byPractice(field: Field): Field {
  if (field.type === 'date') {
    const components = { Field, Cell, ...field.admin?.components };
    return { ...field, admin: { ...field.admin, components } };
  }
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(byPractice) })),
    };
  if ('fields' in field) return { ...field, fields: field.fields.map(byPractice) };
  return field;
}

/** As Payload adds them itself, with our cell. */
const kept: DateField[] = (['updatedAt', 'createdAt'] as const).map((name) => ({
  name,
  type: 'date',
  label: ({ t }) => t(`general:${name}`),
  index: true,
  admin: { disableBulkEdit: true, hidden: true, components: { Cell } },
}));

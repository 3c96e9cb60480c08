import type { FlattenedField, Payload } from 'payload';
import { columnsOutsideCollections, isEncryptedField, type SealedColumn } from './encrypted.ts';

/**
 * Every column of the database that holds encrypted texts, as the field definitions say it. Throws when an encrypted
 * field stands where its texts are bound to no record (a list, a global, a collection that keeps versions).
 */
export function sealedColumns(payload: Payload): SealedColumn[] {
  const { collections, globals } = payload.config;
  for (const { slug, flattenedFields } of globals) refuseBelow(flattenedFields, slug);
  return [
    ...collections.flatMap(({ slug, flattenedFields, versions }) => {
      if (versions) {
        refuseBelow(flattenedFields, slug);
        return [];
      }
      return columnsOf(payload, slug, flattenedFields);
    }),
    ...columnsOutsideCollections(),
  ];
}

function columnsOf(
  payload: Payload,
  collection: string,
  fields: FlattenedField[],
  group: string[] = [],
): SealedColumn[] {
  return fields.flatMap((field) => {
    const path = [...group, field.name];
    if (isEncryptedField(field)) {
      const { table, column, id } = storedAt(payload, collection, path);
      return [{ table, column, id, place: { collection, field: path.join('.') } }];
    }
    if (field.type === 'group' || field.type === 'tab')
      return columnsOf(payload, collection, field.flattenedFields, path);
    refuseBelow(insideOf(field), `${collection}.${path.join('.')}`);
    return [];
  });
}

function storedAt(payload: Payload, collection: string, path: string[]) {
  const table = collection.replaceAll('-', '_');
  const columns = payload.db.tables[table] as unknown as Record<string, { name: string }>;
  const [column, id] = [columns?.[path.join('_')]?.name, columns?.id?.name];
  if (!column || !id) throw new Error(`${collection}.${path.join('.')} has no column in ${table}`);
  return { table, column, id };
}

function refuseBelow(fields: FlattenedField[], where: string): void {
  for (const field of fields) {
    if (isEncryptedField(field))
      throw new Error(
        `${where}.${field.name} is encrypted where its texts are bound to no record: nothing could read or re-encrypt them`,
      );
    refuseBelow(insideOf(field), `${where}.${field.name}`);
  }
}

function insideOf(field: FlattenedField): FlattenedField[] {
  return [
    ...('flattenedFields' in field ? field.flattenedFields : []),
    ...('blocks' in field ? field.blocks.flatMap(({ flattenedFields }) => flattenedFields) : []),
  ];
}

import { randomUUID } from 'node:crypto';
import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload';

/**
 * Ids are made here and not by the database, because encrypted fields are bound to the id of their record before it
 * is inserted. Only code of this project may choose an id; what a REST caller sends is ignored.
 */
const ownId: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation !== 'create' || !data) return data;
  const chosen = req.payloadAPI === 'local' && typeof data.id === 'string' ? data.id : randomUUID();
  return { ...data, id: chosen };
};

export function withOwnId(collection: CollectionConfig): CollectionConfig {
  const hooks = collection.hooks ?? {};
  return { ...collection, hooks: { ...hooks, beforeValidate: [ownId, ...(hooks.beforeValidate ?? [])] } };
}

import { randomUUID } from 'node:crypto';
import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload';

/**
 * Ids are made here and not by the database, because encrypted fields are bound to the id of their record before it
 * is inserted. Only code of this project may choose an id or say when a record was made; what a REST caller sends of
 * either is ignored.
 */
const ownId: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (!data) return data;
  const isOurs = req.payloadAPI === 'local';
  const { createdAt: given, ...rest } = data;
  // A draft keeps the day of its document: publishing it later writes that day back.
  const createdAt: unknown = (isOurs ? given : undefined) ?? originalDoc?.createdAt;
  const kept = createdAt ? { ...rest, createdAt } : rest;
  if (operation !== 'create') return kept;
  return { ...kept, id: isOurs && typeof data.id === 'string' ? data.id : randomUUID() };
};

export function withOwnId(collection: CollectionConfig): CollectionConfig {
  const hooks = collection.hooks ?? {};
  return {
    ...collection,
    hooks: { ...hooks, beforeValidate: [ownId, ...(hooks.beforeValidate ?? [])] },
  };
}

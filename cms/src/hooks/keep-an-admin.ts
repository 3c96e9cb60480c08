import type { CollectionBeforeChangeHook } from 'payload';
import { ValidationError } from 'payload';

/** The last admin cannot be turned into something else: nobody could manage accounts any more. */
export const keepAnAdmin: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || originalDoc?.role !== 'admin' || data.role === undefined || data.role === 'admin') return data;
  const { totalDocs } = await req.payload.count({ collection: 'users', where: { role: { equals: 'admin' } }, req });
  if (totalDocs <= 1) {
    throw new ValidationError({
      collection: 'users',
      errors: [{ path: 'role', message: 'This is the only account that may do everything. Give another one that right first.' }],
    });
  }
  return data;
};

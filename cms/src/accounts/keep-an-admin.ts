import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { APIError, ValidationError } from 'payload';

/** The last admin cannot be turned into something else: nobody could manage accounts any more. */
export const keepAnAdmin: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (
    operation !== 'update' ||
    originalDoc?.role !== 'admin' ||
    data.role === undefined ||
    data.role === 'admin'
  )
    return data;
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    req,
  });
  if (totalDocs <= 1) {
    throw new ValidationError({
      collection: 'users',
      errors: [
        {
          path: 'role',
          message:
            'This is the only account that may do everything. Give another one that right first.',
        },
      ],
    });
  }
  return data;
};

/** Only admins delete accounts, so an admin is left as long as nobody deletes their own. */
export const keepOwnAccount: CollectionBeforeDeleteHook = ({ id, req }) => {
  if (req.user?.collection === 'users' && req.user.id === id)
    throw new APIError(
      'You cannot delete your own account. Ask another admin.',
      400,
      undefined,
      true,
    );
};

import type { CollectionBeforeValidateHook } from 'payload';
import { ValidationError } from 'payload';
import { findPasswordFault } from './password-fault.ts';

export const requireStrongPassword: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
}) => {
  const password: unknown = data?.password;
  if (typeof password !== 'string') return data;
  const name: unknown = data?.username ?? originalDoc?.username;
  const fault = await findPasswordFault(password, typeof name === 'string' ? name : '');
  if (fault)
    throw new ValidationError({
      collection: 'users',
      errors: [{ path: 'password', message: fault }],
    });
  return data;
};

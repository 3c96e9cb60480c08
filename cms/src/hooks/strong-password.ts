import type { CollectionBeforeValidateHook } from 'payload';
import { ValidationError } from 'payload';

export const requireStrongPassword: CollectionBeforeValidateHook = ({ data }) => {
  const password: unknown = data?.password;
  if (typeof password === 'string' && password.length < 12) {
    throw new ValidationError({
      collection: 'users',
      errors: [{ path: 'password', message: 'A password needs at least 12 characters. Three or four random words are good.' }],
    });
  }
  return data;
};

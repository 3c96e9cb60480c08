import { Forbidden, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';

type User = PayloadRequest['user'];

/** True for a person who signed in with a password that was made for them. */
export function mustChangePassword(user: User): user is Extract<User, { collection: 'users' }> {
  return user?.collection === 'users' && user.mustChangePassword === true;
}

/** Their session is for choosing a password, and ends at its time. */
export const refreshWithOwnPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'refresh' && mustChangePassword(req.user)) throw new Forbidden(req.t);
  return args;
};

import type { AfterErrorHook } from 'payload';

/**
 * Postgres' own words for a value of the wrong kind (class 22) and for a comparison that this kind of value does not
 * have, such as "contains" on an id (42883): https://www.postgresql.org/docs/current/errcodes-appendix.html.
 */
const badQuestion = /^(22|42883$)/;

/** A value that no row can hold, such as a text where an id is asked for, is the caller's mistake and no failure of ours. */
export const answerBadQuestions: AfterErrorHook = ({ error }) => {
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (!badQuestion.test(code)) return;
  return { status: 400, response: { errors: [{ message: 'A value is of the wrong kind' }] } };
};

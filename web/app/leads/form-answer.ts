import type { FieldErrors } from 'common/contract/check';

/** What a page knows of its form after the server has answered it. */
export type FormAnswer = {
  isDone: boolean;
  values: Record<string, string>;
  errors: FieldErrors;
  /** Why it could not be sent, in words for the visitor. */ failure: string | null;
};

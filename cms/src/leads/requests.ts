import { check, refuseFields } from 'common/contract/check';
import {
  contactRequest,
  downloadRequest,
  signupRequest,
  unsubscribeRequest,
  type ContactRequest,
  type DownloadRequest,
  type SignupRequest,
  type UnsubscribeRequest,
} from 'common/contract/leads';
import type { z } from 'common/contract/zod';
import { CallRefused } from '../http/named-call.ts';

/** Each reader answers the checked request or throws a 400 `CallRefused` with one message per wrong field. */
export const readContactRequest = (body: unknown): ContactRequest => read(contactRequest, body);
export const readDownloadRequest = (body: unknown): DownloadRequest => read(downloadRequest, body);
export const readSignupRequest = (body: unknown): SignupRequest => read(signupRequest, body);
export const readUnsubscribeRequest = (body: unknown): UnsubscribeRequest =>
  read(unsubscribeRequest, body);

function read<Value>(schema: z.ZodMiniType<Value>, body: unknown): Value {
  const { value, errors } = check(schema, body);
  if (errors) throw new CallRefused(400, refuseFields(errors));
  return value;
}

export function refusal(
  status: 400 | 404 | 422 | 429,
  message: string,
  fieldErrors?: Record<string, string>,
): CallRefused {
  return new CallRefused(status, { success: false, message, ...(fieldErrors && { fieldErrors }) });
}

import {
  concerns,
  interests,
  type ContactRequest,
  type DownloadRequest,
  type FormTraces,
  type SignupRequest,
  type UnsubscribeRequest,
} from 'common/contract/leads';
import { z } from 'zod';
import { CallRefused } from '../http/named-call.ts';

/** No line breaks or other control characters: these texts come near the head of a mail. */
const oneLine = /^\P{Cc}*$/u;

const line = (message: string, most: number) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(most, `Please use at most ${most} characters`)
    .regex(oneLine, message);

const traces = {
  website: z.string().max(2_000).optional(),
  elapsedMs: z.number().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
} satisfies { [Name in keyof FormTraces]: z.ZodType };

const email = z
  .string('Email is required')
  .trim()
  .min(1, { error: 'Email is required', abort: true })
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

const visitor = {
  firstName: line('First name is required', 100),
  lastName: line('Last name is required', 100),
  email,
};

const contact = z.object({
  ...visitor,
  ...traces,
  phone: z
    .string()
    .trim()
    .max(40, 'Please use at most 40 characters')
    .regex(oneLine, 'Please use one line')
    .optional(),
  concern: z.enum(concerns, 'Please choose your main concern'),
  interest: z.enum(interests, 'Please choose what you are interested in'),
  message: z.string().trim().max(5_000, 'Please use at most 5,000 characters').optional(),
}) satisfies z.ZodType<ContactRequest>;

const download = z.object({
  ...visitor,
  ...traces,
  freebieName: line('Freebie name is required', 200),
}) satisfies z.ZodType<DownloadRequest>;
const signup = z.object({ ...visitor, ...traces }) satisfies z.ZodType<SignupRequest>;
const unsubscribe = z.object({
  token: z.string().max(200),
}) satisfies z.ZodType<UnsubscribeRequest>;

/** Each reader answers the checked request or throws a 400 `CallRefused` with one message per wrong field. */
export const readContactRequest = (body: unknown): ContactRequest => read(contact, body);
export const readDownloadRequest = (body: unknown): DownloadRequest => read(download, body);
export const readSignupRequest = (body: unknown): SignupRequest => read(signup, body);
export const readUnsubscribeRequest = (body: unknown): UnsubscribeRequest =>
  read(unsubscribe, body);

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of result.error.issues)
    fieldErrors[String(path[0] ?? 'body')] ??= message;
  throw refusal(400, Object.values(fieldErrors)[0] ?? 'Please check the form.', fieldErrors);
}

export function refusal(
  status: 400 | 404 | 422 | 429,
  message: string,
  fieldErrors?: Record<string, string>,
): CallRefused {
  return new CallRefused(status, { success: false, message, ...(fieldErrors && { fieldErrors }) });
}

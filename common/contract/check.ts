import type { z } from './zod.ts';

export type FieldErrors = Record<string, string>;

export type Checked<Value> = { value: Value; errors: null } | { value: null; errors: FieldErrors };

/**
 * Checks what a page, a call or a form holds: the value as the schema reads it, or one message for each wrong field, the
 * first that is wrong with it. A field of `customer` goes by its own name; what is no object at all is told as 'body'.
 */
export function check<Value>(schema: z.ZodMiniType<Value>, value: unknown): Checked<Value> {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data, errors: null };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const [top, inner] = path;
    errors[String((top === 'customer' ? inner : undefined) ?? top ?? 'body')] ??= message;
  }
  return { value: null, errors };
}

export type FieldRefusal = { success: false; message: string; fieldErrors: FieldErrors };

/** What web and cms answer, with status 400, to a call with wrong fields (design §4): `message` is about the first of them. */
export function refuseFields(fieldErrors: FieldErrors): FieldRefusal {
  const [message = 'Please check what you sent.'] = Object.values(fieldErrors);
  return { success: false, message, fieldErrors };
}

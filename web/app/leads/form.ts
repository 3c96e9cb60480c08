import { z } from '../checkout/form/schema.ts';

export type FieldErrors = Record<string, string>;
export type Checked<Value> = { value: Value; errors: null } | { value: null; errors: FieldErrors };

/** One of the three forms: its fields in the order of the page, and the rules over what they hold. */
export type LeadForm<Value> = {
  fields: readonly string[];
  check: (entries: unknown) => Checked<Value>;
};

/** Longest text of each field, in characters; the inputs carry it as maxLength. */
export const MAX_LENGTH = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  message: 5_000,
  freebieName: 200,
};

/** Any text but U+0000, for which no database has room. */
export const storable = z.string().regex(/^[^\0]*$/, 'Please use letters only');

/** What every form carries besides its fields: the one that people do not see, and how long the page was open. */
const traces = {
  website: storable.max(2_000).optional(),
  elapsedMs: z.number().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
};

export function line(message: string, max: number) {
  return z
    .string(message)
    .trim()
    .min(1, message)
    .max(max, `Please use at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, message);
}

const email = z
  .string('Email is required')
  .trim()
  .min(1, { error: 'Email is required', abort: true })
  .max(MAX_LENGTH.email, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

/** Who sends a form, with the words of spec §5. */
export const visitor = {
  firstName: line('First name is required', MAX_LENGTH.firstName),
  lastName: line('Last name is required', MAX_LENGTH.lastName),
  email,
};

export function leadForm<Shape extends z.ZodRawShape>(shape: Shape) {
  const schema = z.object({ ...shape, ...traces });
  return {
    fields: Object.keys(shape),
    check(entries: unknown): Checked<z.infer<typeof schema>> {
      const result = schema.safeParse(entries);
      if (result.success) return { value: result.data, errors: null };
      const errors: FieldErrors = {};
      for (const { path, message } of result.error.issues)
        errors[String(path[0] ?? 'form')] ??= message;
      return { value: null, errors };
    },
  } satisfies LeadForm<unknown>;
}

/** The texts of a form that was sent: files and repeated names count as nothing. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    Array.from(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

import { useId, type ComponentProps, type ReactNode } from 'react';

const control =
  'w-full min-h-13 rounded-control border-[1.5px] border-field bg-field-bg px-4 py-3 text-body/snug text-ink aria-invalid:border-2 aria-invalid:border-error aria-invalid:bg-error-bg disabled:border-dashed disabled:bg-off-bg disabled:text-off';
/** Not for lists, which browsers take for read-only. */
const locked = 'read-only:border-dashed read-only:bg-paper-2';

/** The input alone, for places that lay out label and error themselves. */
export function TextInput({ className = '', ...input }: ComponentProps<'input'>) {
  return <input className={`${control} ${locked} ${className}`} {...input} />;
}

type Labelled = {
  label: string;
  name: string;
  error?: string;
  hint?: ReactNode;
  optional?: boolean;
};
type FieldProps = ComponentProps<'input'> & Labelled;

/**
 * A labelled text input. It owns the id, `aria-invalid` and `aria-describedby`; it is uncontrolled, so what was typed
 * before the scripts arrive stays. `className` goes to the whole field (its place in the form's grid).
 */
export function Field({ label, name, error, hint, optional, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} optional={optional} className={className}>
      {(owned) => <TextInput name={name} {...owned} {...input} />}
    </FieldFrame>
  );
}

/** Like `Field`, for several lines. */
export function LongField({
  label,
  name,
  error,
  hint,
  optional,
  className,
  ...area
}: ComponentProps<'textarea'> & Labelled) {
  return (
    <FieldFrame label={label} error={error} hint={hint} optional={optional} className={className}>
      {(owned) => (
        <textarea name={name} className={`${control} ${locked} min-h-30`} {...owned} {...area} />
      )}
    </FieldFrame>
  );
}

/** Like `Field`, for one of several `choices`; `empty` stands there while none is chosen. */
export function ChoiceField({
  label,
  name,
  error,
  hint,
  optional,
  className,
  choices,
  empty,
  ...select
}: ComponentProps<'select'> &
  Labelled & { choices: { value: string; label: string }[]; empty: string }) {
  return (
    <FieldFrame label={label} error={error} hint={hint} optional={optional} className={className}>
      {(owned) => (
        <span className="relative block">
          <select
            name={name}
            className={`${control} appearance-none truncate pr-11 max-md:pr-9 max-md:pl-3`}
            {...owned}
            {...select}
          >
            <option value="">{empty}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <svg
            className="pointer-events-none absolute top-1/2 right-3.5 size-5.5 -translate-y-1/2"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="m6 9 6 6 6-6" />
          </svg>
        </span>
      )}
    </FieldFrame>
  );
}

type Owned = {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};
type FieldFrameProps = Omit<Labelled, 'name'> & {
  className?: string;
  children: (owned: Owned) => ReactNode;
};

function FieldFrame({
  label,
  error,
  hint,
  optional = false,
  className = '',
  children,
}: FieldFrameProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-small font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-2"> optional</span> : null}
      </label>
      {children({
        id,
        required: !optional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="text-small text-ink-2">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  name: string;
  error?: string;
  children: ReactNode;
};

/** A checkbox with its sentence as the label; links may stand in the sentence. */
export function CheckboxField({
  name,
  error,
  className = '',
  children,
  ...input
}: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="grid grid-cols-[26px_1fr] items-start gap-3.5 has-disabled:text-off"
      >
        <input
          id={id}
          type="checkbox"
          name={name}
          className="size-6.5 accent-green"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...input}
        />
        <span>{children}</span>
      </label>
      <div className="pl-10">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}

function FieldError({ id, error }: { id: string; error?: string }) {
  return error ? (
    <p id={id} className="text-small font-medium text-error">
      {error}
    </p>
  ) : null;
}

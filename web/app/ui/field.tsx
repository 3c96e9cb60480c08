import { useId, type ComponentProps, type ReactNode } from 'react';

const control =
  'w-full min-h-13 rounded-control border-[1.5px] border-field bg-field-bg px-4 py-3 text-body/snug text-ink aria-invalid:border-2 aria-invalid:border-error aria-invalid:bg-error-bg disabled:border-dashed disabled:bg-off-bg disabled:text-off read-only:border-dashed read-only:bg-off-bg';

/** The input alone, for places that lay out label and error themselves. */
export function TextInput({ className = '', ...input }: ComponentProps<'input'>) {
  return <input className={`${control} ${className}`} {...input} />;
}

type FieldProps = ComponentProps<'input'> & { label: string; name: string; error?: string; hint?: ReactNode; optional?: boolean };

/**
 * A labelled text input. It owns the id, `aria-invalid` and `aria-describedby`; it is uncontrolled, so what was typed
 * before the scripts arrive stays. `className` goes to the whole field (its place in the form's grid).
 */
export function Field({ label, name, error, hint, optional = false, className = '', ...input }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-small font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-2"> optional</span> : null}
      </label>
      <TextInput
        id={id}
        name={name}
        required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
      {hint ? (
        <p id={`${id}-hint`} className="text-small text-ink-2">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & { name: string; error?: string; children: ReactNode };

/** A checkbox with its sentence as the label; links may stand in the sentence. */
export function CheckboxField({ name, error, className = '', children, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="grid grid-cols-[26px_1fr] items-start gap-3.5 has-disabled:text-off">
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

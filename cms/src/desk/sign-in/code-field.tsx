import { type RefObject, useId } from 'react';

/** Six digits, which go on by themselves after the last one, or a recovery code. */
export function CodeField({
  isRecovery,
  form,
}: {
  isRecovery: boolean;
  form: RefObject<HTMLFormElement | null>;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{isRecovery ? 'A recovery code' : 'Six digits from your code app'}</label>
      {isRecovery ? (
        <input
          id={id}
          name="code"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}hint`}
        />
      ) : (
        <input
          id={id}
          name="code"
          className="door__code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,7}"
          maxLength={7}
          aria-describedby={`${id}hint`}
          onChange={({ currentTarget }) => {
            if (/^\d{6}$/.test(currentTarget.value)) form.current?.requestSubmit();
          }}
        />
      )}
      <small id={`${id}hint`}>
        {isRecovery
          ? 'One of the ten that you kept. Each opens once.'
          : 'It goes on by itself after the last digit.'}
      </small>
    </div>
  );
}

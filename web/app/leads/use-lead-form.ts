import { check, type FieldErrors } from 'common/contract/check';
import { fieldsOf, type LeadForm } from 'common/contract/leads';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { apiRequest } from '../api/api-client.ts';
import { useToast } from '../ui/toast/toast.tsx';
import { useFocusBack } from '../ui/use-focus-back.ts';
import { failed, type LeadCall } from './failures.ts';
import type { FormAnswer } from './form-answer.ts';
import { refusedFields } from './refused-fields.ts';
import { textsOf } from './texts-of.ts';

const nothingYet: FormAnswer = { isDone: false, values: {}, errors: {}, failure: null };

type Options = {
  call: LeadCall;
  form: LeadForm;
  /** What the server has answered to a form that was sent without scripts. */
  answer?: FormAnswer;
  /** A form that the visitor has sent before this code was here. */
  handed?: FormData | null;
  onDone: () => void;
};

/**
 * The life of a form in the browser: one message at each wrong field, the first of which takes the focus; one call at a
 * time; on failure a toast, and everything typed stays, with the keyboard where it was pressed.
 */
export function useLeadForm({ call, form, answer = nothingYet, handed = null, onDone }: Options) {
  const showToast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isUnderWay = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>(answer.errors);
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(answer.isDone);
  useFocusBack(isSending, button, handed !== null);

  function show(found: FieldErrors) {
    setErrors(found);
    const first = fieldsOf(form).find((field) => found[field]);
    const control = first && element.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  async function send(entries: FormData) {
    const { value, errors: found } = check<object>(form, {
      ...textsOf(entries),
      elapsedMs: Math.round(performance.now()),
    });
    show(found ?? {});
    if (found || isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      await apiRequest('POST', `/api/${call}`, value);
      setDone(true);
      onDone();
    } catch (error) {
      show(refusedFields(error));
      showToast({ title: 'Error', description: failed[call], variant: 'destructive' });
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }

  const takeOver = useEffectEvent(() => {
    if (handed) void send(handed);
  });
  useEffect(() => takeOver(), []);

  return {
    errors,
    isSending,
    isDone,
    /** For what sends the form. */
    button,
    /** For the form element. */
    bind: {
      ref: element,
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      },
      /** A field that was refused is judged again while it is mended; the others are left alone until they are sent. */
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { name } = event.target as HTMLInputElement;
        if (!errors[name]) return;
        const found = check<object>(form, textsOf(new FormData(event.currentTarget))).errors ?? {};
        setErrors((current) => ({ ...current, [name]: found[name] ?? '' }));
      },
    },
    /** What a field shows at first: what was typed before this code was here. */
    typed: (name: string) => {
      const value = handed?.get(name) ?? answer.values[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}

import { Suspense, useState, type ComponentType, type FormEvent } from 'react';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

/** Always the same object: React would empty the element for another one. */
const AS_IT_STANDS = { __html: '' };

/** A form that the visitor has sent before its code was here. */
export type Handed = { handed: FormData | null };
type FormModule<Props> = { default: ComponentType<Props & Handed> };
type LateFormProps<Props> = { props: Props; load: () => Promise<FormModule<Props>>; form: ComponentType<Props & Handed>; /** How much room it takes while it is on its way. */ room: string };

/**
 * A form whose code is no part of the page's scripts. What the server has written stays as it stands, with all that is
 * typed into it. Its code is fetched when somebody enters it; when it is sent, the form that React draws takes its place
 * with what was typed, and sends it. Out of reach, the browser sends it by itself, as it does before any script.
 * `form` is the component itself on the server and a lazy one in the browser, for those who come from another page.
 */
export function LateForm<Props extends object>({ props, load, form: Form, room }: LateFormProps<Props>) {
  const isHydrated = useIsHydrated();
  const [isWritten] = useState(!isHydrated);
  const [taken, setTaken] = useState<{ Form: ComponentType<Props & Handed>; handed: FormData } | null>(null);

  function take(event: FormEvent<HTMLDivElement>) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    load().then(
      (module) => setTaken({ Form: module.default, handed: new FormData(form) }),
      () => form.submit(),
    );
  }

  if (taken) return <taken.Form {...props} handed={taken.handed} />;
  if (import.meta.env.SSR) {
    return (
      <div>
        <Form {...props} handed={null} />
      </div>
    );
  }
  if (isWritten) return <div onFocus={() => void load().catch(() => undefined)} onSubmit={take} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />;
  return (
    <Suspense fallback={<div className={room} />}>
      <Form {...props} handed={null} />
    </Suspense>
  );
}

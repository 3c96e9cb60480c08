import { useState, type ComponentType, type FormEvent } from 'react';
import { LatePart, StaticIsland } from '../hydration/late-part.tsx';
import { useLateCode } from '../hydration/use-late-code.ts';

/** A form that the visitor has sent before its code was here. */
export type Handed = { handed: FormData | null };
type Form<Props> = ComponentType<Props & Handed>;
type LateFormProps<Props> = {
  props: Props;
  load: () => Promise<Form<Props>>;
  /** The form itself on the server and while developing, null in the browser. */ onServer: Form<Props> | null;
  /** How much room it takes while it is on its way. */ room: string;
};

/**
 * A form whose code is no part of the page's scripts. What the server has written stays as it stands, with all that is
 * typed into it. Its code is fetched when somebody enters it; when it is sent, the form that React draws takes its place
 * with what was typed, and sends it. Out of reach, the visitor is told and may send it again.
 */
export function LateForm<Props extends object>({
  props,
  load,
  onServer: Written,
  room,
}: LateFormProps<Props>) {
  const [taken, setTaken] = useState<{ Form: Form<Props>; handed: FormData } | null>(null);
  const whenLoaded = useLateCode(load);

  function take(event: FormEvent<HTMLDivElement>) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    whenLoaded(
      (loaded) => setTaken({ Form: loaded, handed: new FormData(form) }),
      () => form.submit(),
    );
  }

  if (taken) return <taken.Form {...props} handed={taken.handed} />;
  return (
    <StaticIsland
      onServer={Written && <Written {...props} handed={null} />}
      onFocus={() => void load().catch(() => undefined)}
      onSubmit={take}
    >
      <LatePart load={load} props={{ ...props, handed: null }} room={room} />
    </StaticIsland>
  );
}

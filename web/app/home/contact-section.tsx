import { LateForm } from '../leads/late-form.tsx';
import type { EndingProps } from './contact-section-body.tsx';

const load = () => import('./contact-section-body.tsx').then((module) => module.default);
const onServer = import.meta.env.SSR || import.meta.env.DEV ? await load() : null;

/** The contact section, and the verse below it, whose code comes along with the form's. */
export function Ending(props: EndingProps) {
  return (
    <div id="contact">
      <LateForm
        props={props}
        load={load}
        onServer={onServer}
        room="min-h-[80rem] md:min-h-[56rem]"
      />
    </div>
  );
}

import type { Handed } from '../leads/late-form.tsx';
import type { EndingProps } from './contact-section.tsx';
import { Contact } from './contact.tsx';
import { Scripture } from './scripture.tsx';

export default function EndingBody({ scripture, ...contact }: EndingProps & Handed) {
  return (
    <>
      <Contact {...contact} />
      <Scripture scripture={scripture} />
    </>
  );
}

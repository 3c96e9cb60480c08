import type { HomePage } from '../content/views.ts';
import type { FormAnswer } from '../leads/form-answer.ts';
import type { Handed } from '../leads/late-form.tsx';
import { Contact } from './contact.tsx';
import { Scripture } from './scripture.tsx';

export type EndingProps = Pick<HomePage, 'contact' | 'scripture'> & {
  email: string;
  answer: FormAnswer | undefined;
};

export default function EndingBody({ scripture, ...contact }: EndingProps & Handed) {
  return (
    <>
      <Contact {...contact} />
      <Scripture scripture={scripture} />
    </>
  );
}

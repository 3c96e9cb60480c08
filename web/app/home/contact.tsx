import { lazy } from 'react';
import type { HomePage } from '../content/views.ts';
import type { FormAnswer } from '../leads/form-answer.ts';
import { LateForm } from '../leads/late-form.tsx';

const load = () => import('./contact-body.tsx');
const Body = import.meta.env.SSR ? (await load()).default : lazy(load);

export function Contact({ contact, email, answer }: { contact: HomePage['contact']; email: string; answer: FormAnswer | undefined }) {
  return (
    <section id="contact" className="bg-sage-1 py-section">
      <LateForm props={{ contact, email, answer }} load={load} form={Body} room="min-h-[68rem] md:min-h-[44rem]" />
    </section>
  );
}

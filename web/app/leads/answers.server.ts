import { fieldsOf, type LeadForm } from 'common/contract/leads';
import { data } from 'react-router';
import { readJsonObject } from '../server/guards/json-body.server.ts';
import type { LeadCall } from './failures.ts';
import type { FormAnswer } from './form-answer.ts';
import { sendForm } from './send.server.ts';
import { textsOf } from './texts-of.ts';

/** Answers a form that was sent as JSON (spec §7). */
export async function answerJson(
  request: Request,
  call: LeadCall,
  form: LeadForm,
): Promise<Response> {
  const { value, refusal } = await readJsonObject(request);
  if (refusal) return refusal;
  const { status, answer } = await sendForm(call, form, value);
  const wait: Record<string, string> = status === 503 ? { 'Retry-After': '5' } : {};
  return Response.json(answer, { status, headers: { 'Cache-Control': 'no-store', ...wait } });
}

/** Answers a form that the browser has sent without scripts: what its page needs to show it again, or to say thanks. */
export async function answerPage(request: Request, call: LeadCall, form: LeadForm) {
  const entries = await readForm(request);
  const { status, answer } = await sendForm(call, form, entries);
  const values = Object.fromEntries(fieldsOf(form).map((field) => [field, entries[field] ?? '']));
  const answered: FormAnswer = answer.success
    ? { isDone: true, values: {}, errors: {}, failure: null }
    : {
        isDone: false,
        values,
        errors: answer.fieldErrors ?? {},
        failure: answer.fieldErrors ? null : answer.message,
      };
  return data(answered, { status });
}

/** A body that is no form has no fields. */
async function readForm(request: Request): Promise<Record<string, string>> {
  try {
    return textsOf(await request.formData());
  } catch {
    return {};
  }
}

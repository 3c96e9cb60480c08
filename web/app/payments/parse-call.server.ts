import { check, refuseFields } from 'common/contract/check';
import type { z } from 'common/contract/zod';
import { readJsonObject, type ParsedBody } from '../server/guards/json-body.server.ts';

/** Reads the body of a money call, or refuses it: wrong fields with the words and in the shape of the CMS. */
export async function parseCall<Value>(
  request: Request,
  schema: z.ZodMiniType<Value>,
): Promise<ParsedBody<Value>> {
  const { value: body, refusal } = await readJsonObject(request);
  return refusal ? { value: null, refusal } : checkCall(body, schema);
}

export function checkCall<Value>(body: object, schema: z.ZodMiniType<Value>): ParsedBody<Value> {
  const { value, errors } = check(schema, body);
  return errors
    ? {
        value: null,
        refusal: Response.json(refuseFields(errors), {
          status: 400,
          headers: { 'Cache-Control': 'no-store' },
        }),
      }
    : { value, refusal: null };
}

import type { z } from 'zod';
import { isJsonType } from './json-type.ts';
import { bodyLimit } from './request-body.ts';

const deepest = 8;

export type ParsedBody<Value> =
  | { value: Value; refusal: null }
  | { value: null; refusal: Response };

/** As `readJsonObject`, checked with `schema`: the first wrong field is a 400 that names it. */
export async function parseJsonBody<Value>(
  request: Request,
  schema: z.ZodType<Value>,
): Promise<ParsedBody<Value>> {
  const { value, refusal } = await readJsonObject(request);
  if (refusal) return { value: null, refusal };
  const result = schema.safeParse(value);
  return result.success
    ? { value: result.data, refusal: null }
    : refused(400, firstProblem(result.error));
}

/**
 * Reads a JSON object. Anything else becomes a 4xx answer `{success: false, message}`: another type or encoding 415, too
 * much 413, broken text, a list, deep nesting and U+0000 400.
 */
export async function readJsonObject(request: Request): Promise<ParsedBody<object>> {
  if (!isJsonType(request.headers.get('Content-Type')))
    return refused(415, 'Send this request as application/json.');
  if ((request.headers.get('Content-Encoding') ?? 'identity') !== 'identity') {
    return refused(415, 'Send this request without compression.');
  }
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > bodyLimit) return refused(413, 'This request is too large.');
  const json = readJson(bytes);
  if (json === undefined) return refused(400, 'This request is not valid JSON.');
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return refused(400, 'Send one JSON object.');
  if (isDeeperThan(json, deepest)) return refused(400, 'This request is nested too deeply.');
  if (hasNul(json)) return refused(400, 'This request holds a character that cannot be stored.');
  return { value: json, refusal: null };
}

/** A refusal in the shape of every call (design §4). */
export function refuseCall(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { success: false, message },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}

function refused(status: number, message: string): { value: null; refusal: Response } {
  return { value: null, refusal: refuseCall(status, message) };
}

function readJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}

/** U+0000 is a letter in JSON, but no database text can hold it. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner));
}

function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  const field = issue?.path.join('.');
  return field
    ? `${field}: ${issue?.message}`
    : (issue?.message ?? 'This request has the wrong shape.');
}

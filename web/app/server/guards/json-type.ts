/** Whether a `Content-Type` header names JSON, with or without a charset. */
export function isJsonType(contentType: string | null | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

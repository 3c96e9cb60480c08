/**
 * The address a request asks for, or null when it is malformed: an absolute or scheme-relative form, a backslash,
 * a control character or a percent sign that encodes no UTF-8.
 */
export function parseTarget(target: string | undefined, scheme: string, host: string): URL | null {
  if (!host || !target?.startsWith('/') || target.startsWith('//')) return null;
  const path = target.split('?', 1)[0] ?? '';
  const decoded = decode(path);
  if (decoded === null || hasForbiddenCharacter(decoded)) return null;
  return URL.parse(`${scheme}://${host}${target}`);
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function hasForbiddenCharacter(path: string): boolean {
  return Array.from(path).some(
    (character) => character === '\\' || character < ' ' || character === '\u007f',
  );
}

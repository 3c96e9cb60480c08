/** The encodings that a visitor's `Accept-Encoding` header takes, by name; those with `q=0` are refused ones. */
export function acceptedEncodings(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim() ?? '')
    .filter(Boolean);
}

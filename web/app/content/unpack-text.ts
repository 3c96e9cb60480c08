import type { PackedText, RichText } from './rich-text.ts';

export function unpackText(packed: PackedText): RichText {
  return JSON.parse(packed) as RichText;
}

import { randomBytes } from 'node:crypto';
import { fileName } from '../fields/slug.ts';

const longest = 60;

/** The name that an upload is stored under: readable, never the sender's own, and with the ending of what the file really is. */
export function newName(sent: string, ending: string): string {
  const base = sent.replace(/\.[^.]*$/, '').replaceAll(/[._]+/g, ' ');
  const readable = fileName(base)
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
  return `${readable || 'file'}-${randomBytes(4).toString('hex')}.${ending}`;
}

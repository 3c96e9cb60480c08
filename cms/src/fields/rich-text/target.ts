import type { TextField } from 'payload';
import { line } from '../text.ts';
import { isLinkTarget } from './link.ts';

/** Where one button or card leads. */
export function target(name: string, label: string, description: string): TextField {
  return {
    ...line(name, label, { description, maxLength: 500 }),
    validate: (value: unknown) => isLinkTarget(value),
  };
}

import type { Link } from './views.ts';

export function toLink({ label, href }: { label: string; href: string }): Link {
  return { label, href };
}

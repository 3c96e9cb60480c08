import type { JSONField } from 'payload';
import { nobody } from '../access/nobody.ts';

/**
 * What the code of this project noted as a list or an object: read by people, changed by nobody. Payload's own view of such
 * a field is an editor that it fetches from another site, which the office's pages may not ask.
 */
export function recordJson(
  name: string,
  label: string,
  { description, required }: { description: string; required?: boolean },
): JSONField {
  return {
    name,
    label,
    type: 'json',
    ...(required && { required }),
    access: { update: nobody },
    admin: {
      description,
      readOnly: true,
      components: { Field: '/admin/parts/as-noted.tsx#AsNoted' },
    },
  };
}

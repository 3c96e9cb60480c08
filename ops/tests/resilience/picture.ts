import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../env.ts';

const picture = readFileSync(join(root, 'web', 'public', 'og-card.png'));

/** A picture as the admin panel sends it; it is drawn anew in all sizes. */
export function pictureForm(): FormData {
  const form = new FormData();
  form.set('file', new Blob([picture], { type: 'image/png' }), 'picture.png');
  form.set('_payload', JSON.stringify({ alt: 'A picture' }));
  return form;
}

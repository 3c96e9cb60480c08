import type { HomePage } from '../content/views.ts';
import { Practitioner } from '../page-parts/practitioner.tsx';
import { TextLink } from '../ui/button.tsx';

/** Who stands behind it, with name and face (LOOK-03). */
export function About({ about: { link, ...about } }: { about: HomePage['about'] }) {
  return (
    <Practitioner id="about" ground="bg-paper-2" {...about}>
      <TextLink to={link.href} className="mt-3">
        {link.label}
      </TextLink>
    </Practitioner>
  );
}

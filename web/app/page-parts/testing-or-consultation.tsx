import type { ClosingWords } from '../content/views.ts';
import { ButtonLink } from '../ui/button.tsx';

/** The two ways to begin, side by side where there is room. */
export function TestingOrConsultation({
  words,
  isOnGreen = false,
}: {
  words: Pick<ClosingWords, 'testing' | 'consultation'>;
  isOnGreen?: boolean;
}) {
  return (
    <div className="flex flex-col gap-3 md:flex-row md:flex-wrap md:gap-4">
      <ButtonLink to="/store#testing" variant="primary">
        {words.testing}
      </ButtonLink>
      <ButtonLink to="/store#consultation" variant={isOnGreen ? 'inverse' : 'outline'}>
        {words.consultation}
      </ButtonLink>
    </div>
  );
}

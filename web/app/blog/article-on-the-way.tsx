import { outOfReach } from '../hydration/out-of-reach.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** In the place of an article that the address names, until its text is there. */
export function ArticleOnTheWay({ isAway, onAgain }: { isAway: boolean; onAgain: () => void }) {
  return (
    <div className="wrap grid min-h-[60dvh] content-center justify-items-center gap-4">
      {isAway ? (
        <div role="alert" className="grid justify-items-center gap-4 text-center">
          <p className="max-w-lead text-lead">{outOfReach.description}</p>
          <Button onClick={onAgain}>Try again</Button>
        </div>
      ) : (
        <Spinner label="Opening the article" className="size-8" />
      )}
    </div>
  );
}

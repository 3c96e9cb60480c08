import { Drawing } from '../art/drawing.tsx';
import { herbRow } from '../art/plants/herb-row.ts';
import { Button, ButtonLink } from '../ui/button.tsx';

export type LeaveOutcome = 'left' | 'unknown' | 'away';

const words: Record<LeaveOutcome | 'asked', { title: string; text: string }> = {
  asked: {
    title: 'Stop the reminders?',
    text: 'We will send you no more reminders of the workshop. You are welcome all the same.',
  },
  left: {
    title: 'No more reminders',
    text: 'You will get no more reminders of the workshop. To hear of it again, sign up anew at any time.',
  },
  unknown: {
    title: 'This link is not valid',
    text: 'It may be cut off, or its sign-up is gone. Answer one of our mails and we take care of it.',
  },
  away: {
    title: 'One moment, please',
    text: 'We could not reach the office just now. Please press the button again in a moment.',
  },
};

/** Where the link at the end of a workshop mail leads: one press, no questions. */
export function LeaveScreen({ outcome }: { outcome: LeaveOutcome | null }) {
  const { title, text } = words[outcome ?? 'asked'];
  return (
    <section className="overflow-clip border-b-2 border-ink bg-sage-1">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap pt-10 md:pt-16">
        <h1 className="font-display text-page wrap-anywhere">{title}</h1>
        <p className="mt-5 max-w-lead text-lead text-ink-2">{text}</p>
        <div className="mt-8">
          {outcome === null || outcome === 'away' ? (
            <form method="post">
              <Button type="submit" variant="primary">
                Stop the reminders
              </Button>
            </form>
          ) : (
            <ButtonLink to="/freebies">Back to the workshop</ButtonLink>
          )}
        </div>
        <Drawing
          drawing={herbRow}
          sizes="(min-width: 65rem) 55vw, 92vw"
          className="mt-9 h-auto w-full max-w-[46rem]"
        />
      </div>
    </section>
  );
}

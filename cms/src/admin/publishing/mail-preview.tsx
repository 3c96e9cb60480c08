'use client';

import { Button, toast, useAllFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useId, useState } from 'react';
import { askOffice } from '../parts/ask-office.ts';

type Shown = { subject: string; html: string; text: string; to: string };
type Asked = { mail: string; texts: Record<string, unknown> };

const untilTyped = 500;
const widths = { phone: ['Phone', 360], desk: ['Computer', 700] } as const;

/** A mail as it would arrive with the words that stand in the form now, saved or not; and a button that sends it to the practice. */
export function MailPreview({ mail }: { mail: string }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className="mail-preview">
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        onClick={() => setOpen(!isOpen)}
        extraButtonProps={{ 'aria-expanded': isOpen, 'aria-controls': panel }}
      >
        {isOpen ? 'Hide this mail' : 'Look at this mail'}
      </Button>
      <div id={panel} className="mail-preview__panel">
        {isOpen && <Panel mail={mail} />}
      </div>
    </div>
  );
}

function Panel({ mail }: { mail: string }) {
  const [fields] = useAllFormFields();
  const asked: Asked = { mail, texts: reduceFieldsToValues(fields, true) };
  const { shown, trouble } = useShown(asked);
  const [width, setWidth] = useState<keyof typeof widths>('desk');
  if (trouble) return <p role="alert">{trouble}</p>;
  if (!shown) return <p role="status">One moment…</p>;
  return (
    <>
      <div className="mail-preview__bar">
        <div role="group" aria-label="How wide it is shown">
          {Object.entries(widths).map(([name, [label]]) => (
            <Button
              key={name}
              buttonStyle="pill"
              size="small"
              margin={false}
              onClick={() => setWidth(name as keyof typeof widths)}
              extraButtonProps={{ 'aria-pressed': width === name }}
            >
              {label}
            </Button>
          ))}
        </div>
        <SendTest asked={asked} to={shown.to} />
      </div>
      <p className="mail-preview__subject">
        <span>Subject</span> {shown.subject}
      </p>
      <iframe
        title={`The mail “${shown.subject}”`}
        sandbox=""
        srcDoc={shown.html}
        style={{ width: widths[width][1] }}
      />
      <details>
        <summary>The same mail as plain text</summary>
        <pre>{shown.text}</pre>
      </details>
    </>
  );
}

function SendTest({ asked, to }: { asked: Asked; to: string }) {
  const [isSending, setSending] = useState(false);
  async function sendTest() {
    setSending(true);
    try {
      await askOffice('globals/mail-texts/test', asked);
      toast.success(`The test is on its way to ${to}.`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'The test could not be sent.');
    } finally {
      setSending(false);
    }
  }
  return (
    <div className="mail-preview__send">
      <small>Goes to {to}, marked as a test.</small>
      <Button
        buttonStyle="primary"
        size="medium"
        margin={false}
        disabled={isSending}
        onClick={() => void sendTest()}
      >
        Send me a test
      </Button>
    </div>
  );
}

/** The mail in these words, asked for anew when somebody has stopped typing. What was shown stays until then. */
function useShown({ mail, texts }: Asked): { shown: Shown | null; trouble: string | null } {
  const [state, setState] = useState<{ shown: Shown | null; trouble: string | null }>({
    shown: null,
    trouble: null,
  });
  const wanted = JSON.stringify({ mail, texts });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(
      () =>
        void askOffice<Shown>(
          'globals/mail-texts/preview',
          JSON.parse(wanted) as Asked,
          stop.signal,
        ).then(
          (shown) => setState({ shown, trouble: null }),
          (error: Error) =>
            stop.signal.aborted || setState({ shown: null, trouble: error.message }),
        ),
      untilTyped,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted]);
  return state;
}

import { Column, Hr, Link, Row, Section, Text } from '@react-email/components';
import { Fragment } from 'react';
import { Frame } from './frame.tsx';
import { colors, serif } from './palette.ts';
import { Box, labelBox, Title, WideButton } from './parts.tsx';

/** A mail of a few lines; all texts are ready to print. */
export type LetterView = {
  practice: { name: string; email: string; tagline: string };
  siteUrl: string;
  title: string;
  paragraphs: string[];
  /** On a label: for example when and where. */
  facts: { term: string; detail: string }[];
  button: { href: string; label: string } | null;
  /** A second way, below the first. */
  further: { href: string; label: string } | null;
  note: string | null;
  signature: string[];
  why: string;
  /** Stops mails like this one. */
  leave: { href: string; label: string } | null;
};

const quiet = { margin: 0, color: colors.ink2, fontSize: 15, lineHeight: '23px' };

export function Letter({ view }: { view: LetterView }) {
  return (
    <Frame
      preview={view.paragraphs[0] ?? view.title}
      practice={view.practice}
      siteUrl={view.siteUrl}
      why={view.why}
    >
      <Section className="gutter" style={{ padding: '38px 40px 10px' }}>
        <Title text={view.title} size={{ fontSize: 38, lineHeight: 1.12 }} />
        {view.paragraphs.map((text) => (
          <Text key={text} style={{ margin: '14px 0 0', fontSize: 17, lineHeight: '27px' }}>
            {text.split('\n').map((line, index) => (
              // A line has no name of its own: only its place tells it from one that says the same.
              // eslint-disable-next-line react/no-array-index-key
              <Fragment key={index}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </Text>
        ))}
      </Section>
      {view.facts.length > 0 && (
        <Section className="gutter" style={{ padding: '20px 40px 0' }}>
          <Facts facts={view.facts} />
        </Section>
      )}
      {view.button && (
        <Section className="gutter" style={{ padding: '26px 40px 0' }}>
          <WideButton {...view.button} />
        </Section>
      )}
      {view.further && (
        <Section className="gutter" style={{ padding: '18px 40px 0' }}>
          <Text style={quiet}>
            <Link
              href={view.further.href}
              style={{ color: colors.ink, textDecoration: 'underline' }}
            >
              {view.further.label}
            </Link>
          </Text>
        </Section>
      )}
      <Section className="gutter" style={{ padding: '22px 40px 36px' }}>
        {view.note && <Text style={quiet}>{view.note}</Text>}
        {view.signature.length > 0 && (
          <Hr style={{ margin: '20px 0 16px', borderColor: colors.line }} />
        )}
        {view.signature.map((line) => (
          <Text
            key={line}
            style={{ margin: 0, fontFamily: serif, fontSize: 18, lineHeight: '27px' }}
          >
            {line}
          </Text>
        ))}
        {view.leave && (
          <Text style={{ ...quiet, marginTop: 22 }}>
            <Link href={view.leave.href} style={{ color: colors.ink, textDecoration: 'underline' }}>
              {view.leave.label}
            </Link>
          </Text>
        )}
      </Section>
    </Frame>
  );
}

function Facts({ facts }: { facts: LetterView['facts'] }) {
  return (
    <Box style={labelBox} padding="8px 22px" className="label">
      {facts.map(({ term, detail }, place) => (
        <Row key={term} style={place > 0 ? { borderTop: `1px solid ${colors.line}` } : {}}>
          <Column style={{ padding: '12px 0' }}>
            <Text style={{ ...quiet, fontSize: 14 }}>{term}</Text>
            <Text style={{ margin: 0, fontFamily: serif, fontSize: 21, lineHeight: '28px' }}>
              {detail}
            </Text>
          </Column>
        </Row>
      ))}
    </Box>
  );
}

/** The same letter for people and programs that read plain text. */
export function letterText({
  title,
  paragraphs,
  facts,
  button,
  further,
  note,
  signature,
  why,
  leave,
  practice,
  siteUrl,
}: LetterView): string {
  const blocks = [
    title,
    ...paragraphs,
    facts.map(({ term, detail }) => `${term}: ${detail}`).join('\n'),
    button ? `${button.label}:\n${button.href}` : '',
    further ? `${further.label}:\n${further.href}` : '',
    note ?? '',
    signature.join('\n'),
    leave ? `${leave.label}:\n${leave.href}` : '',
    footText({ practice, siteUrl, why }),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** The foot of every mail as plain text. */
export function footText({
  practice,
  siteUrl,
  why,
}: Pick<LetterView, 'practice' | 'siteUrl' | 'why'>): string {
  return `${practice.name}. ${practice.tagline}.\n${practice.email}\n${siteUrl}\n${why}`;
}

import { Button, Heading, Section, Text } from '@react-email/components';
import { Frame } from './frame.tsx';
import { colors, serif } from './palette.ts';

export type StaffNoticeView = {
  practice: { name: string; email: string; tagline: string };
  siteUrl: string;
  number: string;
  adminUrl: string;
  kind: 'order-notice' | 'order-review';
};

const words = {
  'order-notice': { title: 'A new order', text: 'It is paid and waits to be packed.', button: 'Open the order' },
  'order-review': {
    title: 'A payment to check',
    text: 'Stripe took a payment that does not fit what was ordered. Please compare it before anything is sent.',
    button: 'Open the payment',
  },
} as const;

/** To the practice: number and link, nothing else. What was bought, and by whom, is read in the admin. */
export function StaffNotice({ view }: { view: StaffNoticeView }) {
  const { title, text, button } = words[view.kind];
  return (
    <Frame preview={`${title}: ${view.number}`} practice={view.practice} siteUrl={view.siteUrl} why="You get this mail because it is the practice's address.">
      <Section className="gutter" style={{ padding: '38px 40px 40px' }}>
        <Heading as="h1" style={{ margin: 0, fontFamily: serif, fontWeight: 400, fontSize: 36, lineHeight: 1.1 }}>
          {title}: {view.number}
        </Heading>
        <Text style={{ margin: '12px 0 26px', color: colors.ink2, fontSize: 17, lineHeight: '27px' }}>{text}</Text>
        <Button href={view.adminUrl} style={{ display: 'block', padding: '19px 16px', borderRadius: 6, backgroundColor: colors.terra, color: colors.onTerra, fontSize: 16, fontWeight: 600, textAlign: 'center' }}>
          {button}
        </Button>
      </Section>
    </Frame>
  );
}

export function staffNoticeText(view: StaffNoticeView): string {
  const { title, text } = words[view.kind];
  return `${title}: ${view.number}\n\n${text}\n\n${view.adminUrl}\n`;
}

import { Column, Heading, Row, Section, Text } from '@react-email/components';
import { formatAmount } from 'common/money';
import { colors, serif } from './palette.ts';
import { Box } from './parts.tsx';

/** The monthly payments of an order; texts are ready to print. */
export type PlanPart = {
  title: string;
  payments: { day: string; amount: string; state: string }[];
  ends: string;
};

type Payments = { dueOn: string; cents: number; state: 'due' | 'paid' | 'failed' | 'stopped' }[];

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const states = { due: 'To come', paid: 'Paid', failed: 'Open', stopped: 'Not taken' };

/** The dated plan and its total, as they were shown before paying. Null for an order without one. */
export function planPart(name: string, payments: Payments): PlanPart | null {
  if (payments.length === 0) return null;
  const total = payments.reduce((cents, payment) => cents + payment.cents, 0);
  return {
    title: `${name}: ${payments.length} payments, ${formatAmount(total)} in all`,
    payments: payments.map(({ dueOn, cents, state }) => ({
      day: day.format(new Date(dueOn)),
      amount: formatAmount(cents),
      state: states[state],
    })),
    ends: 'Payments to come are taken from the same card, and end by themselves after the last one. Answer this mail if something has to change.',
  };
}

export function PlanPayments({ plan }: { plan: PlanPart }) {
  const text = { margin: 0, fontSize: 15, lineHeight: '22px' };
  return (
    <Section className="gutter wide" style={{ padding: '18px 40px 0' }}>
      <Box
        style={{ borderRadius: 6, backgroundColor: colors.gold }}
        padding="18px 22px 16px"
        className="label"
      >
        <Heading
          as="h2"
          style={{
            margin: '0 0 10px',
            fontFamily: serif,
            fontWeight: 400,
            fontSize: 22,
            lineHeight: '28px',
          }}
        >
          {plan.title}
        </Heading>
        {plan.payments.map((payment) => (
          <Row key={payment.day} style={{ borderTop: `1px solid ${colors.goldLine}` }}>
            <Column style={{ width: 116, padding: '9px 0', whiteSpace: 'nowrap' }}>
              <Text style={text}>{payment.day}</Text>
            </Column>
            <Column style={{ padding: '9px 8px' }}>
              <Text style={{ ...text, color: colors.ink2 }}>{payment.state}</Text>
            </Column>
            <Column align="right" style={{ padding: '9px 0' }}>
              <Text style={{ ...text, fontFamily: serif, fontSize: 18 }}>{payment.amount}</Text>
            </Column>
          </Row>
        ))}
        <Text style={{ ...text, marginTop: 10 }}>{plan.ends}</Text>
      </Box>
    </Section>
  );
}

/** The same for people and programs that read plain text. */
export function planLines({ title, payments, ends }: PlanPart): string[] {
  return [
    title,
    ...payments.map(({ day: when, amount, state }) => `${when}  ${amount}  ${state}`),
    ends,
    '',
  ];
}

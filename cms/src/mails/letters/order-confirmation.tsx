import { Column, Heading, Hr, Img, Link, Row, Section, Text } from '@react-email/components';
import { orderPageLabel } from '../order-page-address.ts';
import { Frame } from './frame.tsx';
import type { OrderView } from './order-view.ts';
import { colors, serif } from './palette.ts';
import { Box, labelBox, Title, WideButton } from './parts.tsx';
import { branchId } from './pictures.ts';
import { PlanPayments } from './plan-part.tsx';

const small = { margin: 0, color: colors.ink2, fontSize: 15, lineHeight: '22px' };
const price = { margin: 0, fontFamily: serif, fontSize: 19, lineHeight: '24px' };
const ruled = { borderBottom: `1px solid ${colors.line}` };

/** To the buyer: what was bought, what was paid, what happens next, how to say that something is wrong. */
export function OrderConfirmation({ view }: { view: OrderView }) {
  return (
    <Frame
      preview={`${view.number}: ${view.total}. ${view.words.paragraphs[0] ?? ''}`}
      practice={view.practice}
      siteUrl={view.siteUrl}
      why={view.words.why}
    >
      <Section className="gutter" style={{ padding: '38px 40px 26px' }}>
        <Title text={view.words.title} size={{ fontSize: 44, lineHeight: 1.08 }} />
        {view.words.paragraphs.map((text) => (
          <Text
            key={text}
            style={{ margin: '14px 0 0', color: colors.ink2, fontSize: 17, lineHeight: '27px' }}
          >
            {text}
          </Text>
        ))}
        {view.orderPage && (
          <Section style={{ paddingTop: 24 }}>
            <WideButton href={view.orderPage} label={orderPageLabel} />
          </Section>
        )}
      </Section>
      {view.steps.length > 0 && <NextSteps title={view.words.next} steps={view.steps} />}
      <Section className="gutter wide" style={{ padding: '14px 40px 0' }}>
        <OrderLabel view={view} />
      </Section>
      {view.plan && <PlanPayments plan={view.plan} />}
      <Section className="gutter" style={{ padding: '28px 40px 34px' }}>
        <ToShop view={view} />
      </Section>
      <Section className="gutter" style={{ padding: '0 40px 36px' }}>
        <Hr style={{ margin: '0 0 18px', borderColor: colors.line }} />
        <Contact view={view} />
      </Section>
      {view.scripture?.text && <Scripture {...view.scripture} />}
    </Frame>
  );
}

/** The large button of a mail is one: where the order has a page, the way to the shop is a line. */
function ToShop({ view }: { view: OrderView }) {
  const href = `${view.siteUrl}/store`;
  if (!view.orderPage) return <WideButton href={href} label={view.words.button} />;
  return (
    <Text style={small}>
      <Link href={href} style={{ color: colors.ink, textDecoration: 'underline' }}>
        {view.words.button}
      </Link>
    </Text>
  );
}

function OrderLabel({ view }: { view: OrderView }) {
  return (
    <Box style={labelBox} padding={5}>
      <Box
        style={{ border: `1px solid ${colors.innerRule}`, borderRadius: 2 }}
        padding="18px 22px 20px"
        className="label"
      >
        <Row style={ruled}>
          <Column className="stack number-cell" style={{ paddingBottom: 12 }}>
            <Text
              className="number"
              style={{ margin: 0, fontFamily: serif, fontSize: 24, lineHeight: '30px' }}
            >
              Order {view.number}
            </Text>
          </Column>
          <Column
            className="stack"
            align="right"
            style={{ paddingBottom: 12, whiteSpace: 'nowrap', verticalAlign: 'bottom' }}
          >
            <Text style={{ ...small, fontSize: 14 }}>{view.date}</Text>
          </Column>
        </Row>
        {view.lines.map((line) => (
          <Line key={line.name} line={line} />
        ))}
        <Sum label="Items" value={view.items} first />
        {view.coupon && (
          <Sum label={`Coupon ${view.coupon.code}`} value={`−${view.coupon.discount}`} />
        )}
        {view.isShipped && <Sum label="Shipping" value="FREE" strong />}
        <Row style={{ marginTop: 12, borderTop: `2px solid ${colors.ink}` }}>
          <Column style={{ paddingTop: 12 }}>
            <Text style={{ margin: 0, fontFamily: serif, fontSize: 20, lineHeight: '34px' }}>
              Paid
            </Text>
          </Column>
          <Column align="right" style={{ paddingTop: 12 }}>
            <Text
              style={{
                margin: 0,
                fontFamily: serif,
                fontSize: 32,
                lineHeight: '38px',
                letterSpacing: '-0.02em',
              }}
            >
              {view.total}
            </Text>
          </Column>
        </Row>
      </Box>
    </Box>
  );
}

function Line({ line }: { line: OrderView['lines'][number] }) {
  return (
    <Row style={ruled}>
      {line.picture && (
        <Column
          className="picture"
          style={{ width: 104, padding: '18px 0 14px', verticalAlign: 'top' }}
        >
          <Img
            src={line.picture}
            width="88"
            alt=""
            style={{ display: 'block', width: 88, height: 'auto' }}
          />
        </Column>
      )}
      <Column style={{ padding: '14px 10px 14px 0', verticalAlign: 'top' }}>
        <Text style={{ ...price, fontSize: 20 }}>{line.name}</Text>
        <Text style={{ ...small, marginTop: 2 }}>{line.detail}</Text>
      </Column>
      <Column
        align="right"
        style={{ padding: '14px 0', verticalAlign: 'top', whiteSpace: 'nowrap' }}
      >
        <Text style={price}>{line.price}</Text>
      </Column>
    </Row>
  );
}

function Sum({
  label,
  value,
  first,
  strong,
}: {
  label: string;
  value: string;
  first?: boolean;
  strong?: boolean;
}) {
  const text = { margin: 0, fontSize: 15, lineHeight: '22px', paddingTop: first ? 16 : 10 };
  return (
    <Row>
      <Column>
        <Text style={text}>{label}</Text>
      </Column>
      <Column align="right">
        <Text style={{ ...text, fontWeight: strong ? 700 : 400 }}>{value}</Text>
      </Column>
    </Row>
  );
}

function NextSteps({ title, steps }: { title: string; steps: OrderView['steps'] }) {
  return (
    <Section className="gutter" style={{ padding: '0 40px 14px' }}>
      <Heading
        as="h2"
        style={{
          margin: '0 0 4px',
          fontFamily: serif,
          fontWeight: 400,
          fontSize: 28,
          lineHeight: '34px',
        }}
      >
        {title}
      </Heading>
      {steps.map((step) => (
        <Row key={`${step.when} ${step.title}`}>
          <Column
            className="stack when"
            style={{ width: 132, padding: '12px 16px 0 0', verticalAlign: 'top' }}
          >
            <Text
              style={{
                margin: 0,
                color: colors.terra,
                fontFamily: serif,
                fontStyle: 'italic',
                fontSize: 17,
                lineHeight: '24px',
              }}
            >
              {step.when}
            </Text>
          </Column>
          <Column
            className="stack what"
            style={{ ...ruled, padding: '12px 0', verticalAlign: 'top' }}
          >
            {step.title && (
              <Text style={{ margin: 0, fontFamily: serif, fontSize: 19, lineHeight: '24px' }}>
                {step.title}
              </Text>
            )}
            {step.text && <Text style={{ ...small, marginTop: 2 }}>{step.text}</Text>}
          </Column>
        </Row>
      ))}
    </Section>
  );
}

function Contact({ view }: { view: OrderView }) {
  const head = { margin: '0 0 6px', fontSize: 15, fontWeight: 700, lineHeight: '22px' };
  return (
    <Row>
      {view.recipient.length > 0 && (
        <Column className="stack" style={{ width: '46%', paddingBottom: 14, verticalAlign: 'top' }}>
          <Text style={head}>{view.isShipped ? 'Ships to' : 'For'}</Text>
          {view.recipient.map((part) => (
            <Text key={part} style={small}>
              {part}
            </Text>
          ))}
        </Column>
      )}
      <Column className="stack" style={{ verticalAlign: 'top' }}>
        <Text style={head}>{view.words.helpTitle}</Text>
        <Text style={small}>{view.words.help}</Text>
      </Column>
    </Row>
  );
}

function Scripture({ text, reference }: { text: string; reference: string }) {
  return (
    <Section
      className="gutter"
      style={{ padding: '34px 40px 20px', backgroundColor: colors.green }}
    >
      <Text
        style={{
          margin: 0,
          color: colors.cream,
          fontFamily: serif,
          fontStyle: 'italic',
          fontSize: 22,
          lineHeight: '31px',
        }}
      >
        “{text}”
      </Text>
      <Text
        style={{
          margin: '8px 0 0',
          color: colors.seal,
          fontSize: 13,
          fontWeight: 600,
          letterSpacing: '0.105em',
          lineHeight: '20px',
          textTransform: 'uppercase',
        }}
      >
        {reference}
      </Text>
      <Img
        src={`cid:${branchId}`}
        width="400"
        alt=""
        style={{
          display: 'block',
          width: '100%',
          maxWidth: 400,
          height: 'auto',
          margin: '18px 0 0 auto',
        }}
      />
    </Section>
  );
}

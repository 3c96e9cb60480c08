import { Column, Heading, Img, Link, Row, Section, Text } from '@react-email/components';
import { orderPageLabel } from '../order-page-address.ts';
import { Frame } from './frame.tsx';
import { OrderLabel } from './order-label.tsx';
import type { OrderView } from './order-view.ts';
import { colors, serif } from './palette.ts';
import { ruled, small, Title, WideButton } from './parts.tsx';
import { branchId } from './pictures.ts';
import { PlanPayments } from './plan-part.tsx';
import { Scene } from './scene.tsx';

/** To the buyer: what was bought, what was paid, what happens next, how to say that something is wrong. */
export function OrderConfirmation({ view }: { view: OrderView }) {
  return (
    <Frame
      preview={`${view.number}: ${view.total}. ${view.words.paragraphs[0] ?? ''}`}
      practice={view.practice}
      siteUrl={view.siteUrl}
      why={view.words.why}
    >
      <Scene bought={view.bought} />
      <Section className="gutter" style={{ padding: '34px 40px 26px' }}>
        <Title text={view.words.title} size={{ fontSize: 36, lineHeight: 1.12 }} />
        {view.words.paragraphs.map((text) => (
          <Text
            key={text}
            style={{ margin: '14px 0 0', color: colors.ink2, fontSize: 17, lineHeight: '27px' }}
          >
            {text}
          </Text>
        ))}
        <Buttons view={view} />
      </Section>
      {view.steps.length > 0 ? <NextSteps title={view.words.next} steps={view.steps} /> : null}
      <Section className="gutter" style={{ padding: '14px 40px 0' }}>
        <OrderLabel view={view} />
      </Section>
      {view.plan && <PlanPayments plan={view.plan} />}
      <Section className="gutter" style={{ padding: '28px 40px 36px' }}>
        <Contact view={view} />
        {view.orderPage && (
          <Text style={{ ...small, marginTop: 10 }}>
            <Link href={`${view.siteUrl}/store`} style={inText}>
              {view.words.button}
            </Link>
          </Text>
        )}
      </Section>
      {view.scripture?.text && <Scripture {...view.scripture} />}
    </Frame>
  );
}

const inText = { color: colors.ink, textDecoration: 'underline' };

/** One large button: what waits for the buyer, else the page of the order, else the shop. */
function Buttons({ view: { action, orderPage, siteUrl, words } }: { view: OrderView }) {
  if (!orderPage && !action)
    return (
      <Section style={{ paddingTop: 24 }}>
        <WideButton href={`${siteUrl}/store`} label={words.button} />
      </Section>
    );
  return (
    <Section style={{ paddingTop: 24 }}>
      {action ? (
        <WideButton href={action.to} label={action.label} />
      ) : (
        <WideButton href={orderPage ?? ''} label={orderPageLabel} />
      )}
      {action && orderPage && action.to !== orderPage ? (
        <Text style={{ ...small, margin: '14px 0 0', textAlign: 'center' }}>
          <Link href={orderPage} style={inText}>
            {orderPageLabel}
          </Link>
        </Text>
      ) : null}
    </Section>
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
        <Row key={`${step.when} ${step.title}`} style={ruled}>
          <Column
            className="stack when"
            style={{ width: 148, padding: '12px 16px 12px 0', verticalAlign: 'top' }}
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
          <Column className="stack what" style={{ padding: '12px 0', verticalAlign: 'top' }}>
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

import { Column, Img, Row, Text } from '@react-email/components';
import type { OrderView } from './order-view.ts';
import { colors, serif } from './palette.ts';
import { Box, labelBox, ruled, small } from './parts.tsx';

const price = { margin: 0, fontFamily: serif, fontSize: 19, lineHeight: '24px' };

/** What was bought and paid. */
export function OrderLabel({ view }: { view: OrderView }) {
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

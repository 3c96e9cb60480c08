import { Button, Heading } from '@react-email/components';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { colors, serif } from './palette.ts';

export const small = { margin: 0, color: colors.ink2, fontSize: 15, lineHeight: '22px' };
export const ruled = { borderBottom: `1px solid ${colors.line}` };

/** The large line on top: a sentence begins a line, and the last word does not stand alone on one. */
export function Title({
  text,
  size,
}: {
  text: string;
  size: Pick<CSSProperties, 'fontSize' | 'lineHeight'>;
}) {
  const style = {
    margin: 0,
    fontFamily: serif,
    fontWeight: 400,
    letterSpacing: '-0.02em',
    ...size,
  };
  return (
    <Heading as="h1" style={style}>
      {text.split(/(?<=[.!]) /).map((sentence, place) => (
        <Fragment key={sentence}>
          {place > 0 ? <br /> : null}
          {sentence.replace(/ (?=\S+$)/, '\u00a0')}
        </Fragment>
      ))}
    </Heading>
  );
}

/** The one button of a mail, as wide as the text. */
export function WideButton({ href, label }: { href: string; label: string }) {
  return (
    <Button
      href={href}
      style={{
        display: 'block',
        padding: '19px 16px',
        borderRadius: 6,
        backgroundColor: colors.terra,
        color: colors.onTerra,
        fontSize: 16,
        fontWeight: 600,
        textAlign: 'center',
      }}
    >
      {label}
    </Button>
  );
}

/** A box of one cell, which mail programs only draw as a table. */
export function Box({
  style,
  padding,
  className,
  children,
}: {
  style: CSSProperties;
  padding: CSSProperties['padding'];
  className?: string;
  children: ReactNode;
}) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'separate', ...style }}
    >
      <tbody>
        <tr>
          <td className={className} style={{ padding }}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The border of a label. */
export const labelBox = {
  border: `1.5px solid ${colors.ink}`,
  borderRadius: 3,
  backgroundColor: colors.card,
};

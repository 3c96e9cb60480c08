import {
  Body,
  Column,
  Container,
  Head,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import { colors, sans, serif } from './palette.ts';
import { markId } from './pictures.ts';

type FrameProps = {
  preview: string;
  practice: { name: string; email: string; tagline: string };
  siteUrl: string;
  why: string;
  children: ReactNode;
};

/** What leaves a phone less room: the only rules that cannot be written inline. */
const phone = [
  '.gutter { padding-left: 22px !important; padding-right: 22px !important }',
  '.label { padding-left: 14px !important; padding-right: 14px !important }',
  '.picture { display: none !important }',
  '.stack { display: block !important; width: auto !important; text-align: left !important } .number-cell, .when { padding-bottom: 2px !important } .what { padding-top: 0 !important }',
  'h1 { font-size: 26px !important } .brand { font-size: 19px !important } .number { font-size: 20px !important }',
];

/** Head, practice name and foot of every mail. Tables and inline styles only; 600 px wide, fluid down to 320. */
export function Frame({ preview, practice, siteUrl, why, children }: FrameProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <style>{`@media (max-width: 480px) { ${phone.join(' ')} }`}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{ margin: 0, backgroundColor: colors.paper, color: colors.ink, fontFamily: sans }}
      >
        <Container style={{ width: '100%', maxWidth: 600, backgroundColor: colors.paper }}>
          <Section
            className="gutter"
            style={{ padding: '22px 40px', borderBottom: `1px solid ${colors.line}` }}
          >
            <Row>
              <Column style={{ width: 46 }}>
                <Img
                  src={`cid:${markId}`}
                  width="34"
                  height="46"
                  alt=""
                  style={{ display: 'block' }}
                />
              </Column>
              <Column>
                <Link
                  href={siteUrl}
                  className="brand"
                  style={{
                    color: colors.ink,
                    textDecoration: 'none',
                    fontFamily: serif,
                    fontSize: 22,
                    lineHeight: 1.2,
                  }}
                >
                  {practice.name}
                </Link>
              </Column>
            </Row>
          </Section>
          {children}
          <Section
            className="gutter"
            style={{ padding: '26px 40px 34px', backgroundColor: colors.paper2 }}
          >
            <Text style={{ margin: 0, color: colors.ink2, fontSize: 14, lineHeight: '22px' }}>
              {practice.name}. {practice.tagline}.{' '}
              <Link
                href={`mailto:${practice.email}`}
                style={{ color: colors.ink, textDecoration: 'underline' }}
              >
                {practice.email}
              </Link>
            </Text>
            <Text
              style={{ margin: '4px 0 0', color: colors.ink2, fontSize: 14, lineHeight: '22px' }}
            >
              {why}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

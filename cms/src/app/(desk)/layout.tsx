import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/full.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import '../../desk/frame/desk.css';
import { EarlyTaps } from '../../desk/frame/early-taps.tsx';

export const metadata: Metadata = { title: { default: 'Desk', template: '%s · Practice office' } };

/** The root of every screen of our own; Payload's screens have another one beside it (design §12). */
export default async function Layout({ children }: { children: ReactNode }) {
  const policy = (await headers()).get('content-security-policy') ?? '';
  return (
    <html lang="en">
      <body className="desk">
        {children}
        <EarlyTaps nonce={/'nonce-([^']+)'/.exec(policy)?.[1]} />
      </body>
    </html>
  );
}

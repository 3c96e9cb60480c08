import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/full.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '../../desk/frame/desk.css';

export const metadata: Metadata = { title: { default: 'Desk', template: '%s · Practice office' } };

/** The root of every screen of our own; Payload's screens have another one beside it (design §12). */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body className="desk">{children}</body>
    </html>
  );
}

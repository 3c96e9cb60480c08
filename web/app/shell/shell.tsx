import type { ReactNode } from 'react';
import { CartBadge } from '../cart/cart-badge.tsx';
import { CartProvider } from '../cart/cart-context.tsx';
import { ChatLauncher } from '../chat/panel/chat-launcher.tsx';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import type { ChatWords, Frame } from '../content/views.ts';
import { Footer } from '../layout/footer.tsx';
import { Header } from '../layout/header.tsx';
import { ToastProvider, ToastRegion } from '../ui/toast/toast.tsx';

/** Everything that stands around a screen. Without a frame (the CMS is out of reach) the screen stands alone. */
export function Shell({
  frame,
  chat,
  children,
}: {
  frame: Frame | null;
  chat: ChatWords | null;
  children: ReactNode;
}) {
  return (
    <ToastProvider>
      <CartProvider>
        <a
          href="#main"
          className="absolute top-2 left-2 z-50 -translate-y-24 rounded-control bg-ink px-5 py-3 font-semibold text-paper focus-visible:translate-y-0"
        >
          Skip to the content
        </a>
        {frame ? <Header frame={frame} cartBadge={<CartBadge />} /> : null}
        <ToastRegion />
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        {frame ? <Footer frame={frame} /> : null}
        {frame ? <ConsentBanner consent={frame.consent} /> : null}
        {chat ? <ChatLauncher words={chat} /> : null}
      </CartProvider>
    </ToastProvider>
  );
}

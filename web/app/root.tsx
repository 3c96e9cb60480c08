import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import './app.css';
import { getAssistant, getFrame } from './content/content.server.ts';
import type { ChatWords } from './content/views.ts';
import { env } from './env.server.ts';
import { LoadWhole } from './hydration/load-whole.ts';
import { otherBuild } from './hydration/page-data.ts';
import { TroubleScreen } from './layout/trouble-screen.tsx';
import { Shell } from './shell/shell.tsx';
import figtree from './ui/fonts/figtree.woff2';
import fraunces from './ui/fonts/fraunces.woff2';

export async function loader() {
  const [frame, chat] = await Promise.all([getFrame(), getChatWords()]);
  return { frame, chat, siteUrl: env.siteUrl };
}

/** A page without a chat is better than none. */
async function getChatWords(): Promise<ChatWords | null> {
  return getAssistant().then(
    ({ isOn, words }) => (isOn ? words : null),
    () => null,
  );
}

/** Header and footer come with the document and stay while visitors move about in it. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  ...[fraunces, figtree].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'alternate', type: 'application/rss+xml', href: '/rss.xml' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon-32.png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/favicon-180.png' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#24493b" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Shell frame={loaderData.frame} chat={loaderData.chat}>
      <Outlet />
    </Shell>
  );
}

/** What a visitor sees when a page cannot be shown: never a stack trace, always a next step. A path that does not exist has a page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root');
  const frame = root?.frame ?? null;
  const { status, statusText } = isRouteErrorResponse(error)
    ? error
    : { status: 500, statusText: '' };
  return (
    <Shell frame={frame} chat={root?.chat ?? null}>
      {statusText === otherBuild ? (
        <LoadWhole />
      ) : (
        <TroubleScreen isAway={status === 503} email={frame?.practice.email} />
      )}
    </Shell>
  );
}

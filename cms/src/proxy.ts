import { NextResponse, type NextRequest } from 'next/server';
import { configEnv } from './env.ts';

/**
 * The admin speaks to CMS_PUBLIC_URL and its cookie belongs there: whoever opens it under another name of the same
 * machine (127.0.0.1 for localhost) is sent to the right one, where signing in works.
 */
export function proxy(request: NextRequest) {
  const { publicUrl } = configEnv();
  if (request.nextUrl.pathname === '/') return NextResponse.redirect(new URL('/admin', publicUrl || request.url), 307);
  if (!publicUrl || request.method !== 'GET' || request.headers.get('host') === new URL(publicUrl).host) return NextResponse.next();
  const { pathname, search } = request.nextUrl;
  return NextResponse.redirect(new URL(`${pathname}${search}`, publicUrl), 307);
}

export const config = { matcher: ['/', '/admin/:path*'] };

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { configEnv } from '../../env.ts';

type Query = Record<string, string | string[]>;

/**
 * The admin speaks to CMS_PUBLIC_URL and its cookie belongs there: whoever opens it under another name of the same
 * machine (127.0.0.1 for localhost) is sent to the right one, where signing in works.
 */
export async function stayOnPublicHost(
  { segments = [] }: { segments?: string[] },
  query: Query,
): Promise<void> {
  const target = publicAddress(
    (await headers()).get('host'),
    configEnv().publicUrl,
    segments,
    query,
  );
  if (target) redirect(target);
}

/** The same page under the public address; null when it is already open there. */
export function publicAddress(
  host: string | null,
  publicUrl: string,
  segments: string[],
  query: Query,
): string | null {
  if (!publicUrl || !host || host === new URL(publicUrl).host) return null;
  const target = new URL(['/admin', ...segments.map(encodeURIComponent)].join('/'), publicUrl);
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) target.searchParams.append(name, each);
  return target.href;
}

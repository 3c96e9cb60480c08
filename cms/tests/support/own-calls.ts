import type { Endpoint, SanitizedConfig } from 'payload';

/**
 * Every call of our own that the configuration answers: 'post users/invite'. What Payload gives each collection and each
 * page by itself is none: an account, a list of pictures, one of texts and a page that have no calls of their own say which those are.
 */
export function ownCalls({ endpoints, collections, globals }: SanitizedConfig): string[] {
  const listOf = (slug: string) =>
    named(collections.find((each) => each.slug === slug)?.endpoints || []);
  const plain = new Set(['service-accounts', 'media', 'posts'].flatMap(listOf));
  const plainPage = new Set(
    named(globals.find(({ slug }) => slug === 'practice')?.endpoints || []),
  );
  return [
    ...named(endpoints).filter((call) => call !== 'get access'),
    ...collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, endpoints: own }) =>
        named(own || [])
          .filter((call) => !plain.has(call))
          .map(within(slug)),
      ),
    ...globals.flatMap(({ slug, endpoints: own }) =>
      named(own || [])
        .filter((call) => !plainPage.has(call))
        .map(within(`globals/${slug}`)),
    ),
  ];
}

const named = (endpoints: Endpoint[]) =>
  endpoints.map(({ method, path }) => `${method} ${path.replace(/^\//, '')}`);

const within = (place: string) => (call: string) => call.replace(' ', ` ${place}/`);

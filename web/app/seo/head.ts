import type { MetaDescriptor } from 'react-router';
import type { PageHead, Picture, Root } from '../content/views.ts';
import { trailFacts, type Step } from './trail.ts';

const shareCard = {
  src: '/og-card.png',
  width: 1200,
  height: 630,
  alt: 'A test kit and flowers before a bright window, and the words: Trust God. Trust your gut.',
};

type Page = {
  root: Root | undefined;
  path: string;
  parent?: Step;
  head: PageHead | undefined;
  isUnlisted?: boolean;
  facts?: ((root: Root) => object) | undefined;
};

/**
 * The head of one page for a route's `meta`. Call it with `root: matches[0].loaderData`, the page's `path` and the `head`
 * of its view model (`toPageHead`); `parent` is the page between the home page and this one, if there is one; search engines leave out a page that `isUnlisted`. `facts` makes its JSON-LD, which only
 * the server needs: `import.meta.env.SSR ? (site) => faqFacts(site, page) : undefined` keeps it out of the browser's scripts.
 *
 * Addresses come from SITE_URL and never from the request (SEC-18). What is only for search engines and link previews
 * is written by the server and not again when a visitor moves on inside the browser: nobody reads it there.
 */
export function pageMeta({
  root,
  path,
  parent,
  head,
  isUnlisted = false,
  facts,
}: Page): MetaDescriptor[] {
  if (!root || !head) return [];
  const {
    siteUrl,
    frame: { practice },
  } = root;
  const title = `${head.title ?? practice.tagline} · ${practice.name}`;
  const description = head.description ?? practice.tagline;
  const address = siteUrl + path;
  const shown: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
  ];
  if (!import.meta.env.SSR) return shown;
  return [
    ...shown,
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ...previewCard({
      title,
      address,
      siteUrl,
      description,
      name: practice.name,
      picture: head.picture ?? shareCard,
    }),
    ...(facts ? [toScript(facts(root))] : []),
    ...(head.title && path !== '/' && !isUnlisted
      ? [toScript(trailFacts(root, [...(parent ? [parent] : []), { title: head.title, path }]))]
      : []),
  ];
}

function toScript(fact: object): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...fact } };
}

type Card = {
  title: string;
  description: string;
  address: string;
  siteUrl: string;
  name: string;
  picture: Pick<Picture, 'src' | 'width' | 'height' | 'alt'>;
};

/** Open Graph (https://ogp.me) and the card of the same content. */
function previewCard({
  title,
  description,
  address,
  siteUrl,
  name,
  picture,
}: Card): MetaDescriptor[] {
  const properties: Record<string, string> = {
    'og:title': title,
    'og:description': description,
    'og:type': 'website',
    'og:url': address,
    'og:site_name': name,
    'og:image': siteUrl + picture.src,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': picture.alt,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

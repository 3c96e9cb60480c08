import type { Root } from './root.ts';

/** The way from the home page to a page below it. */
export function trailFacts(
  { siteUrl, frame }: Root,
  page: { title: string; path: string },
): object {
  const steps = [
    { name: frame.practice.name, path: '/' },
    { name: page.title, path: page.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

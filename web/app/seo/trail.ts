import type { Root } from '../content/views.ts';

export type Step = { title: string; path: string };

/** The way from the home page to a page below it, step by step. */
export function trailFacts({ siteUrl, frame }: Root, below: Step[]): object {
  const steps = [{ title: frame.practice.name, path: '/' }, ...below];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: siteUrl + step.path,
    })),
  };
}

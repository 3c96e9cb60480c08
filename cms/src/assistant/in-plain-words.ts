const places: Record<string, string> = {
  product: 'Product',
  question: 'Question on the FAQ page',
  article: 'Article',
  workshop: 'Workshop',
  guide: 'Free guide',
  page: 'Text of a page',
  privacy: 'Privacy policy',
};

/** 'question:how-do-i-pay' as people read it: 'Question on the FAQ page: how do i pay'. */
export function inPlainWords(passage: string): string {
  const [kind = '', title = ''] = passage.split(':');
  return `${places[kind] ?? 'Text'}: ${title.replaceAll('-', ' ')}`;
}

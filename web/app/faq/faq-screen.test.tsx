import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { faqs, globals } from '../../tests/support/seed-content.ts';
import { toFaqPage } from '../content/pages/faq-page.ts';
import { FaqScreen } from './faq-screen.tsx';

const headings = (questions: typeof faqs) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>{<FaqScreen faq={toFaqPage(globals['faq-page'], questions)} />}</MemoryRouter>,
  );
  return (html.match(/<h\d/g) ?? []).map((tag) => Number(tag[2]));
};

test('A11Y-01 headings are in order with topics above the questions, and without', () => {
  expect(
    headings(faqs.slice(0, 5).map((faq, place) => ({ ...faq, topic: place < 2 ? 'one' : 'two' }))),
  ).toEqual([1, 2, 3, 3, 2, 3, 3, 3]);
  expect(headings(faqs.map((faq) => ({ ...faq, topic: null })))).toEqual([1, ...faqs.map(() => 2)]);
});

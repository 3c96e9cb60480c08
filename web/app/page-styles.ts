type Load = () => Promise<{ default: string }>;

const drawers: Load = () => import('./page-parts/stat-drawers.css?inline');
const practitioner: Load = () => import('./page-parts/practitioner.css?inline');

/**
 * The styles that a page has for itself, by its route: what its parts load when they are drawn (`ui/page-style.tsx`), for
 * who is about to go there (FAST-09). Of pages that few go to it comes when they are drawn, one way to the shop later.
 */
export const pageStyles: Record<string, Load[]> = {
  'routes/home': [() => import('./home/home.css?inline'), drawers, practitioner],
  'routes/store': [() => import('./store/store.css?inline')],
  'routes/product': [
    () => import('./store/product-page/product-page.css?inline'),
    () => import('./store/trail.css?inline'),
  ],
  'routes/testimonials': [() => import('./testimonials/testimonials.css?inline'), drawers],
  'routes/local-affiliates': [() => import('./local-businesses/local.css?inline')],
};

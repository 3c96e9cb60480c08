import type { Calendar } from 'common/fulfilment/business-days';
import type { CSSProperties } from 'react';
import type { DrawingFile } from '../../art/drawing.tsx';
import type { ProductPage } from '../../content/views.ts';
import { AsWritten } from '../../hydration/static-island.tsx';
import { type PageCss, PageStyle } from '../../ui/page-style.tsx';
import { Trail } from '../trail.tsx';
import { BuyBar } from './buy-bar.tsx';
import { Buy } from './buy.tsx';
import { Person } from './person.tsx';
import { Stage } from './stage.tsx';
import { Timeline } from './timeline.tsx';

const loadCss = () => import('./product-page.css?inline');
const styles: PageCss = {
  name: 'product-page',
  load: loadCss,
  onServer: import.meta.env.SSR ? (await loadCss()).default : null,
};

export type ProductArt = { opened: DrawingFile | null; steps: DrawingFile[] };

const loadSteps = () => import('./steps.tsx').then((module) => module.Steps);
const loadKnowing = () => import('./knowing.tsx').then((module) => module.Knowing);
const loadAsked = () => import('./asked.tsx').then((module) => module.Asked);
const onServer =
  import.meta.env.SSR || import.meta.env.DEV
    ? { Steps: await loadSteps(), Knowing: await loadKnowing(), Asked: await loadAsked() }
    : null;

/** A product on a page of its own (KIT-01, KIT-02): all of it is readable without scripts. */
export function ProductScreen({
  page,
  calendar,
  art,
}: {
  page: ProductPage;
  calendar: Calendar;
  art: ProductArt;
}) {
  const { product } = page;
  const ground = (product.ground ? { '--ground': product.ground } : {}) as CSSProperties;
  return (
    <div className="product-page" style={ground}>
      <PageStyle styles={styles} />
      <div className="wrap">
        <Trail steps={page.trail} here={product.name} />
        <div className="top">
          <Stage page={page} opened={art.opened} />
          <Buy page={page} />
        </div>
      </div>
      <AsWritten
        data={page}
        props={{ page, drawings: art.steps }}
        load={loadSteps}
        onServer={onServer?.Steps ?? null}
      />
      {product.category === 'testing' ? <Timeline page={page} calendar={calendar} /> : null}
      <AsWritten
        data={page}
        props={{ page }}
        load={loadKnowing}
        onServer={onServer?.Knowing ?? null}
      />
      {product.category === 'supplement' ? null : <Person page={page} />}
      <AsWritten data={page} props={{ page }} load={loadAsked} onServer={onServer?.Asked ?? null} />
      {product.isForSale && !product.subscription ? <BuyBar page={page} /> : null}
    </div>
  );
}

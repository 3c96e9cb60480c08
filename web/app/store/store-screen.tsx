import { useEffect, useRef, type ReactNode } from 'react';
import { anchors, categories } from '../content/store-tabs.ts';
import type { Category, StorePage } from '../content/views.ts';
import { useOfferDialog } from '../express-checkout/use-offer-dialog.tsx';
import { AsWritten } from '../hydration/static-island.tsx';
import { type PageCss, PageStyle } from '../ui/page-style.tsx';
import { ChooseCard } from './choose-card.tsx';
import { Closing } from './closing.tsx';
import { Consultation } from './consultation.tsx';
import { FilterBar } from './filter-bar.tsx';
import { HelpPanel } from './help-panel.tsx';
import { keepRanges } from './keep-ranges.ts';
import { PackagePlan } from './package-plan.tsx';
import { ProductCard } from './product-card.tsx';
import { freeColumns, ofCategory } from './products.ts';
import { ProgramPlan } from './program-plan.tsx';
import { SampleFilter } from './sample-filter.tsx';
import { ShelfHeading } from './shelf-heading.tsx';
import { Turnaround } from './turnaround.tsx';
import { useTab } from './use-tab.ts';

const loadCss = () => import('./store.css?inline');
const styles: PageCss = {
  name: 'store',
  load: loadCss,
  onServer: import.meta.env.SSR ? (await loadCss()).default : null,
};

const loadPartners = () => import('./partners.tsx').then((module) => module.Partners);
const loadPractitioner = () =>
  import('../page-parts/practitioner.tsx').then((module) => module.Practitioner);
const onServer =
  import.meta.env.SSR || import.meta.env.DEV
    ? { Partners: await loadPartners(), Practitioner: await loadPractitioner() }
    : null;

/** The store: all four panels are in the HTML, one shows (STORE-01…09, 11…16). */
export function StoreScreen({ store }: { store: StorePage }) {
  const tab = useTab();
  const panels = usePanelStart(tab);
  const kits = ofCategory(store.products, 'testing');
  const packages = ofCategory(store.products, 'package');
  const { openers, dialog } = useOfferDialog(store.packagePlan ? [store.packagePlan.offer] : []);
  return (
    <div className="store" data-tab={tab ?? undefined}>
      <PageStyle styles={styles} />
      {tab === null
        ? anchors.map((name) => <span key={name} id={name} className="absolute top-0" />)
        : null}
      <Heads heads={store.heads} active={tab ?? 'testing'} />
      <FilterBar labels={store.tabs} active={tab} />
      <div ref={panels} className="scroll-mt-28">
        <Panel category="testing">
          <div className="wrap pb-section">
            <SampleFilter sampleKey={store.sampleKey} kits={kits} words={store.words} />
            <ChooseCard help={store.help} words={store.words} />
            <Grid>
              {kits.map((product) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  words={store.words}
                  sampleLabel={
                    store.sampleKey.items.find(({ sample }) => sample === product.sample)?.label
                  }
                />
              ))}
              <HelpPanel help={store.help} columns={freeColumns(kits.length)} />
            </Grid>
          </div>
          <Turnaround turnaround={store.turnaround} days={store.words.days} />
        </Panel>
        <Panel category="consultation">
          <div className="wrap pt-5 pb-[clamp(2.5rem,5vw,4.5rem)] md:pt-8">
            <h2 className="sr-only">{store.tabs.consultation}</h2>
            <div className="grid gap-8">
              {ofCategory(store.products, 'consultation').map((product) => (
                <Consultation key={product.id} product={product} words={store.words} />
              ))}
            </div>
          </div>
          <AsWritten
            data={store.person}
            props={{ id: 'who', ground: 'bg-sage-1', ...store.person }}
            load={loadPractitioner}
            onServer={onServer?.Practitioner ?? null}
          />
        </Panel>
        <Panel category="package">
          <div className="wrap">
            <div className="grid gap-6 pt-5 md:pt-8 lg:grid-cols-2" {...openers}>
              {store.packagePlan ? (
                <PackagePlan
                  plan={store.packagePlan}
                  kits={
                    packages.find(({ id }) => id === store.packagePlan?.offer.id)?.kits[0] ?? []
                  }
                  words={store.words}
                />
              ) : null}
              {store.programPlan ? (
                <ProgramPlan plan={store.programPlan} words={store.words} />
              ) : null}
              {dialog}
            </div>
            <ShelfHeading title={store.shelfTitle} lead={store.shelfLead} />
            <Grid>
              {packages.map((product) => (
                <ProductCard key={product.id} product={product} words={store.words} />
              ))}
              <HelpPanel
                help={{ ...store.help, title: 'Not sure which package?' }}
                columns={freeColumns(packages.length)}
              />
            </Grid>
          </div>
        </Panel>
        <Panel category="supplement">
          <div className="wrap">
            <ShelfHeading title={store.own.title} lead={store.own.text} isFirst />
            <Grid className="md:grid-cols-3">
              {ofCategory(store.products, 'supplement').map((product) => (
                <ProductCard key={product.id} product={product} words={store.words} />
              ))}
            </Grid>
            <AsWritten
              data={store.partners}
              props={{ partners: store.partners }}
              load={loadPartners}
              onServer={onServer?.Partners ?? null}
            />
          </div>
        </Panel>
      </div>
      <Closing closing={store.closing} />
    </div>
  );
}

/** What each shelf holds, in a line. They show as the shelves do; the page's first heading is that of the shelf that is open. */
function Heads({ heads, active }: { heads: StorePage['heads']; active: Category }) {
  return (
    <div className="wrap pt-5 pb-3 md:pt-8">
      {categories.map((category) => {
        const Title = category === active ? 'h1' : 'p';
        return (
          <div key={category} data-head={category}>
            <Title className="font-serif text-panel">{heads[category].title}</Title>
            <p className="mt-1.5 max-w-[46em] text-ink-2 md:mt-2.5">
              {keepRanges(heads[category].lead)}
            </p>
          </div>
        );
      })}
    </div>
  );
}

function Panel({ category, children }: { category: Category; children: ReactNode }) {
  return <div data-panel={category}>{children}</div>;
}

function Grid({
  className = 'md:grid-cols-2',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`grid ${className} md:-mb-12 md:gap-x-7 lg:grid-cols-3 lg:gap-x-[clamp(1.5rem,2.5vw,2.25rem)]`}
    >
      {children}
    </div>
  );
}

/** Switching while deep in a panel shows the next one from its start; from further up nothing moves. A link to one card leads to that card. */
function usePanelStart(tab: Category | null) {
  const panels = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  useEffect(() => {
    const isSwitch =
      shown.current !== null &&
      shown.current !== tab &&
      anchors.includes(window.location.hash.slice(1));
    shown.current = tab;
    if (isSwitch && panels.current && panels.current.getBoundingClientRect().top < 0)
      panels.current.scrollIntoView();
  }, [tab]);
  return panels;
}

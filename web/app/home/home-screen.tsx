import type { HomePage } from '../content/views.ts';
import { useOfferDialog } from '../express-checkout/use-offer-dialog.tsx';
import type { FormAnswer } from '../leads/form-answer.ts';
import { useWantedSection } from '../page-parts/sections/use-wanted-section.ts';
import { type PageCss, PageStyle } from '../ui/page-style.tsx';
import { About } from './about.tsx';
import { Claims } from './claims.tsx';
import { Ending } from './contact-section.tsx';
import { Hero } from './hero.tsx';
import { Journey } from './journey.tsx';
import { Services } from './services.tsx';
import { Testimonials } from './testimonials.tsx';
import { Ways } from './ways.tsx';

const loadCss = () => import('./home.css?inline');
const styles: PageCss = {
  name: 'home',
  load: loadCss,
  onServer: import.meta.env.SSR ? (await loadCss()).default : null,
};

export function HomeScreen({
  home,
  email,
  answer,
}: {
  home: HomePage;
  email: string;
  answer: FormAnswer | undefined;
}) {
  useWantedSection();
  const { openers, dialog } = useOfferDialog(home.services.offers);
  return (
    <>
      <PageStyle styles={styles} />
      <Hero hero={home.hero} />
      <Claims trust={home.hero.trust} claims={home.claims} />
      <Journey journey={home.journey} />
      <Ways ways={home.ways} />
      <div {...openers}>
        <Services services={home.services} />
        {dialog}
      </div>
      <About about={home.about} />
      <Testimonials testimonials={home.testimonials} />
      <Ending contact={home.contact} scripture={home.scripture} email={email} answer={answer} />
    </>
  );
}

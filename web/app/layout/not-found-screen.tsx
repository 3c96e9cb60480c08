import type { Frame } from '../content/views.ts';
import { ButtonLink, TextLink } from '../ui/button.tsx';
import { EmptyShelf } from './empty-shelf.tsx';

const fallback: Frame['notFound'] = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  help: '',
  buttons: {
    home: 'Go to the home page',
    store: 'Visit the Wellness Shop',
    contact: 'Ask a person',
  },
};

/** The page for addresses that lead nowhere (NAV-03): the shelf with one box missing. */
export function NotFoundScreen({ words = fallback }: { words?: Frame['notFound'] }) {
  return (
    <section className="overflow-clip pt-12 md:pt-20 md:text-center">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <h1 className="font-display text-page">{words.title}</h1>
        {words.help ? (
          <p className="mt-5 max-w-lead text-lead text-ink-2 md:mx-auto">{words.help}</p>
        ) : null}
        <p className="mt-2 text-small text-ink-2">{words.text}</p>
        <div className="mt-8 flex flex-col items-stretch gap-x-4 gap-y-3 md:flex-row md:items-center md:justify-center">
          <ButtonLink to="/" variant="primary">
            {words.buttons.home}
          </ButtonLink>
          <ButtonLink to="/store">{words.buttons.store}</ButtonLink>
          <TextLink to="/#contact" className="text-center">
            {words.buttons.contact}
          </TextLink>
        </div>
      </div>
      <EmptyShelf className="mt-12 md:mt-16" />
    </section>
  );
}

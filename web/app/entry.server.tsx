import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import cartCount from 'inline-script:./shell/cart-count.ts';
import earlyClicks from 'inline-script:./shell/early-clicks.ts';
import emptyPictures from 'inline-script:./shell/empty-pictures.ts';
import lateLinks from 'inline-script:./shell/late-links.ts';
import showCart from 'inline-script:./shell/show-cart.ts';
import starter from 'inline-script:./shell/starter.ts';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import styles from 'virtual:site-styles';
import { env } from './env.server.ts';
import { pagePolicy, sealScripts } from './server/guards/content-policy.ts';
import { log } from './server/log.ts';
import { inlineFirstStyles } from './shell/first-styles.ts';
import { arrangeScripts } from './shell/late-scripts.ts';
import { placeOpening } from './shell/opening.ts';
import { placeEmptyPictures } from './shell/place-empty-pictures.ts';

/** The server around the pages asks the same content that the loaders read. */
export { content } from './content/content.server.ts';

const renderBudgetMs = 5_000;

/** Renders the whole page before the first byte leaves, so that its scripts can be hashed and its status is final. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const rendered = await renderPage(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
    nonce,
  );
  const isOfCart = context.staticHandlerContext.matches.some(({ route }) =>
    showsCart(route.handle),
  );
  const awaited = isOfCart
    ? placeEmptyPictures(rendered, { script: emptyPictures, nonce })
    : rendered;
  const opened = placeOpening(awaited, {
    script: cartCount + earlyClicks + (isOfCart ? showCart : ''),
    isWhole: isOfCart,
    nonce,
  });
  const { html, hashes } = sealScripts(
    arrangeScripts(styles ? inlineFirstStyles(opened, { styles, lateLinks, nonce }) : opened, {
      nonce,
      starter,
    }),
    nonce,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    pagePolicy({ hashes, stripeJsUrl: env.stripe.jsUrl, isDevelopment: env.isDevelopment }),
  );
  return new Response(html, { status, headers });
}

/** A route says so with `export const handle = { showsCart: true }`: its first view is made out of the stored cart. */
function showsCart(handle: unknown): boolean {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'showsCart' in handle &&
    handle.showsCart === true
  );
}

function renderPage(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const budget = setTimeout(
      () => stream.abort(new Error('The page took too long to render')),
      renderBudgetMs,
    );
    const settle = (finish: () => void) => {
      clearTimeout(budget);
      finish();
    };
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => settle(() => stream.pipe(collector)),
      onShellError: (error) => settle(() => reject(error)),
      onError: (error) => settle(() => reject(error)),
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  const cause = isRouteErrorResponse(error) ? error.data : error;
  log.error({ err: cause }, 'a page or call failed');
};

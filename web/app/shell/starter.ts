import { storedCount } from '../cart/stored-count.ts';
import { latePrefix, lateScriptType, readyEvent } from './marks.ts';

/**
 * The script that runs before the first paint of every page (design §3.4); those of the cart have show-cart.ts besides. It
 * is built on its own, minified, and stands inline at the end of every page: keep what it imports small.
 */

const idleTimeoutMs = 2_000;
/** Browsers without it wait for the end of the load event, which makes nothing of the options. */
const whenIdle = self.requestIdleCallback ?? (setTimeout as unknown as typeof requestIdleCallback);
let remembered: HTMLElement | null = null;

/** HDR-05: the badge stands in every page; React takes it over at hydration with the same number. */
function showCartCount() {
  const badge = document.querySelector<HTMLElement>('[data-cart-badge]');
  const number = badge?.firstChild;
  const count = storedCount(() => localStorage.cart as string);
  if (!number || !count) return;
  number.nodeValue = `${count}`;
  badge.hidden = false;
}

/** A script that the browser has passed over is never run; one of the same text in its place is. */
function start() {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`[rel=${latePrefix}modulepreload]`))
    link.rel = 'modulepreload';
  const late = document.querySelector<HTMLScriptElement>(`[type=${lateScriptType}]`);
  if (!late) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.text = late.text;
  late.replaceWith(script);
}

/** Nobody else hears of a click that will be repeated, so that it cannot count twice. */
function remember(event: MouseEvent) {
  const marked = (event.target as Element).closest<HTMLElement>('[data-replay]');
  if (!marked) return;
  remembered = marked;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function release() {
  removeEventListener('click', remember, true);
  if (remembered?.isConnected) remembered.click();
}

showCartCount();
addEventListener('click', remember, true);
addEventListener(readyEvent, release);
if (/#.|payment_intent/.test(location.href)) start();
else {
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, start, { capture: true, once: true });
  addEventListener('load', () => whenIdle(start, { timeout: idleTimeoutMs }));
}

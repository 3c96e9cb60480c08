import { storedCount } from '../cart/stored-count.ts';
import { LATE_LINK_REL, LATE_SCRIPT_TYPE, READY_EVENT } from './marks.ts';

/**
 * The only script that runs before the first paint (design §3.4). It is built on its own, minified, and stands inline at
 * the end of every page: keep what it imports small.
 */

const IDLE_TIMEOUT_MS = 2_000;
/** Browsers without it wait for the end of the load event, which makes nothing of the options. */
const whenIdle = window.requestIdleCallback ?? (setTimeout as unknown as typeof requestIdleCallback);
let remembered: HTMLElement | null = null;

/** HDR-05: the badge stands in every page; React takes it over at hydration with the same number. */
function showCartCount() {
  const badge = document.querySelector<HTMLElement>('[data-cart-badge]');
  const count = storedCount(() => localStorage.cart as string);
  if (!badge?.firstChild || !count) return;
  badge.firstChild.nodeValue = `${count}`;
  badge.hidden = false;
}

/** A changed type alone starts nothing: a script runs when it is put into the page. */
function start() {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`[rel=${LATE_LINK_REL}]`)) link.rel = 'modulepreload';
  const script = document.querySelector<HTMLScriptElement>(`[type="${LATE_SCRIPT_TYPE}"]`);
  if (!script) return;
  script.type = 'module';
  script.addEventListener('error', release);
  script.after(script);
}

/** Nobody else hears of a click that will be repeated, so that it cannot count twice. */
function remember(event: MouseEvent) {
  const marked = (event.target as Element).closest<HTMLElement>('[data-replay]');
  if (!marked) return;
  remembered = marked;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Also when the scripts cannot be had: links and forms then do what they do by themselves. */
function release() {
  removeEventListener('click', remember, true);
  if (remembered?.isConnected) remembered.click();
  remembered = null;
}

showCartCount();
addEventListener('click', remember, true);
addEventListener(READY_EVENT, release);
if (location.hash || location.search.includes('payment_intent')) start();
else {
  for (const touch of ['pointerdown', 'keydown', 'touchstart', 'focusin']) addEventListener(touch, start, { capture: true, once: true });
  addEventListener('load', () => whenIdle(start, { timeout: IDLE_TIMEOUT_MS }));
}

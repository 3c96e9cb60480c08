import { drawAll, drawInTurns } from './drawn-later.ts';
import { latePrefix, lateScriptType } from './marks.ts';

/**
 * Starts the scripts of a page that wait (design §3.4). Built on its own, minified, and inline at the end of every page: keep
 * what it imports small.
 */

const idleTimeoutMs = 2_000;
/** Browsers without it wait for the end of the load event, which makes nothing of the options. */
const whenIdle = self.requestIdleCallback ?? (setTimeout as unknown as typeof requestIdleCallback);

/** Their files are on the way meanwhile. */
async function startQuietly() {
  fetchScripts();
  await drawInTurns();
  runScripts();
}

/** For who is here already. */
function startNow() {
  fetchScripts();
  runScripts();
}

function fetchScripts() {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`[rel=${latePrefix}modulepreload]`))
    link.rel = 'modulepreload';
}

/** Once. A script that the browser has passed over is never run; one of the same text in its place is. */
function runScripts() {
  const late = document.querySelector<HTMLScriptElement>(`[type=${lateScriptType}]`);
  if (!late) return;
  drawAll();
  const script = document.createElement('script');
  script.type = 'module';
  script.text = late.text;
  late.replaceWith(script);
}

if (/#.|payment_intent/.test(location.href)) startNow();
else {
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, startNow, { capture: true, once: true });
  addEventListener('load', () => whenIdle(() => void startQuietly(), { timeout: idleTimeoutMs }));
}

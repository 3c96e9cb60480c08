import { readyEvent } from './marks.ts';

/**
 * Remembers the last press of what needs scripts and repeats it once the page answers. Built on its own and inline in every
 * page, behind what it opens with: who sees it may press it.
 */
let remembered: HTMLElement | null = null;

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

addEventListener('click', remember, true);
addEventListener(readyEvent, release);

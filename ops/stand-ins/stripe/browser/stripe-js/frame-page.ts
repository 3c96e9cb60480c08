import type { StripeError } from '@stripe/stripe-js';

const loadTimeoutMs = 15_000;

/** `bleed`: pixels by which it reaches out of its place; `height`: pixels until its page tells its own. */
export function createFrame({
  page,
  title,
  bleed,
  height,
}: {
  page: string;
  title: string;
  bleed: number;
  height: number;
}): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'payment *';
  frame.setAttribute('scrolling', 'no');
  Object.assign(frame.style, {
    display: 'block',
    border: '0',
    margin: `-${bleed}px`,
    width: `calc(100% + ${2 * bleed}px)`,
    maxWidth: 'none',
    height: `${height}px`,
    colorScheme: 'light',
  });
  frame.src = page;
  return frame;
}

/** A label of the shop's page for the element's place gives the keyboard to the frame. */
export function focusByLabel(place: HTMLElement, focus: () => void): void {
  if (!place.id) return;
  for (const label of document.querySelectorAll(`label[for="${CSS.escape(place.id)}"]`))
    label.addEventListener('click', focus);
}

/** A frame that never answers: its page could not be loaded. */
export function silence(): Promise<{ error: StripeError }> {
  return new Promise((resolve) => {
    setTimeout(
      () =>
        resolve({
          error: {
            type: 'api_connection_error',
            message:
              'The payment form could not be loaded. Please check your internet connection and try again.',
          },
        }),
      loadTimeoutMs,
    );
  });
}

import { readyEvent } from './marks.ts';

/**
 * Carries what was done in the first view over to what React puts into its place: typed text, an opened summary, the
 * focus, and the last press of a button. Nothing that is typed is sent anywhere before.
 */
export function carryOver(view: Element): void {
  const fields = view.querySelectorAll('input');
  const summaries = view.querySelectorAll('details');
  let pressed: HTMLButtonElement | null = null;
  view.addEventListener('click', ({ target }) => {
    pressed = (target as Element).closest<HTMLButtonElement>('button[type=button]') ?? pressed;
  });
  // A form that nobody reads yet would put what was typed into the address.
  view.addEventListener('submit', (event) => event.preventDefault());

  addEventListener(
    readyEvent,
    () => {
      const { activeElement } = document;
      const focused = view.contains(activeElement) ? activeElement : null;
      // React replaces the view in the task of this event.
      queueMicrotask(() => {
        for (const { name, value } of fields) if (value) type(name, value);
        if ([...summaries].some(({ open }) => open)) openSummary();
        if (focused) twinOf(focused)?.focus({ preventScroll: true });
        if (pressed) twinOf(pressed)?.click();
      });
    },
    { once: true },
  );
}

function type(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
  if (!field || field.value) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function openSummary(): void {
  const summary = document.querySelector<HTMLDetailsElement>('main details');
  if (summary) summary.open = true;
}

/** The element of the same kind and name that stands for it now. */
function twinOf(element: Element): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`main ${element.localName}`)].find(
    (other) => nameOf(other) === nameOf(element),
  );
}

const nameOf = (element: Element) =>
  element.getAttribute('name') ?? element.ariaLabel ?? element.textContent;

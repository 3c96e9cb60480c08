/** Fetches what warms pages when a pointer, a finger or the focus first comes to anything: who only reads needs none of it. */
export function warmOnIntent(): void {
  const start = (event: Event) =>
    void import('./warm-pages.ts').then(({ warmPages }) => warmPages(event)).catch(() => {});
  for (const intent of ['pointerover', 'focusin'])
    document.addEventListener(intent, start, { once: true });
}

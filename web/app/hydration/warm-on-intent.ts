/** Fetches what warms pages when a pointer, a finger or the focus first comes to anything: who only reads needs none of it. */
export function warmOnIntent(): void {
  let latest: Event;
  let coming: Promise<void> | undefined;
  const hear = (event: Event) => {
    latest = event;
    coming ??= import('./warm-pages.ts').then(({ warmPages }) => warmPages(latest)).catch(() => {});
  };
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, hear);
}

export const intents = ['pointerover', 'focusin'] as const;

/** Fetches what warms pages when a pointer, a finger or the focus first comes to anything: who only reads needs none of it. */
export function warmOnIntent(): void {
  const heard = new AbortController();
  const start = (event: Event) => {
    heard.abort();
    void import('./warm-pages.ts').then(
      ({ warmPages }) => warmPages(event),
      () => undefined,
    );
  };
  for (const intent of intents) document.addEventListener(intent, start, heard);
}

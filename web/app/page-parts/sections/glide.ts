/** Scrolls until `target` stands 100 px below the top of the window (`scroll-padding-top`), smoothly unless the visitor wants no motion. */
export function glideTo(target: HTMLElement): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
}

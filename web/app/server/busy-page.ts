import type { RefusalPage } from './guards/refusal.ts';
import { plainPage } from './plain-page.ts';

/** What a visitor reads whose connection has asked for too many pages. */
export function busyPage(seconds: number): RefusalPage {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return plainPage({
    title: 'One moment, please',
    text: `Very many pages were asked for from your connection. Your cart is safe in your browser. Please try again in ${wait}.`,
    link: { href: '', label: 'Try again' },
  });
}

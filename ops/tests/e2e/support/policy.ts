import type { Page } from 'playwright/test';

/** What the content policy has refused in the document that is open. */
export const violations = (page: Page) =>
  page.evaluate(() => (window as { violations?: string[] }).violations ?? []);

/** Notes what the policy refuses in the documents that `page` opens from now on. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = ((window as { violations?: string[] }).violations = []);
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
}

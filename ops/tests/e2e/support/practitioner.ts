import { expect, type Locator } from 'playwright/test';

/** Face and credential of the one practitioner (LOOK-03). */
export async function expectPractitioner(place: Locator): Promise<void> {
  await expect(place).toContainText('PA-C');
  await expect(place.getByRole('img', { name: /practitioner/i }).first()).toBeAttached();
}

import type { Locator } from 'playwright/test';

/** Where on the page it is drawn. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

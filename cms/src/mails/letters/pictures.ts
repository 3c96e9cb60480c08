import { logoMark } from './logo-mark.ts';
import { oliveBranch } from './olive-branch.ts';

export const markId = 'mark@practice';
export const branchId = 'branch@practice';

const drawings = {
  [markId]: { filename: 'logo.png', draw: logoMark },
  [branchId]: { filename: 'branch.png', draw: oliveBranch },
};

/** The drawings that a mail shows travel inside it, so that they show before pictures are allowed. */
export function picturesIn(html: string) {
  return Object.entries(drawings).flatMap(([cid, { filename, draw }]) =>
    html.includes(`cid:${cid}`)
      ? [{ cid, content: draw(), contentType: 'image/png', filename }]
      : [],
  );
}

/** The HTML of a mail for a browser, which has no parts to look into. */
export function showPictures(html: string): string {
  return picturesIn(html).reduce(
    (shown, { cid, content }) =>
      shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`),
    html,
  );
}

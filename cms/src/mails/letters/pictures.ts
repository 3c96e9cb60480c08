import type { BoughtKind } from 'common/contract/orders';
import { logoMark } from './logo-mark.ts';
import { oliveBranch } from './olive-branch.ts';
import { consultScene } from './scenes/consult.ts';
import { goodsScene } from './scenes/goods.ts';
import { kitScene } from './scenes/kit.ts';
import { packageScene } from './scenes/package.ts';
import { programScene } from './scenes/program.ts';

export const markId = 'mark@practice';
export const branchId = 'branch@practice';

const scenes = {
  program: 'program@practice',
  package: 'package@practice',
  consultation: 'consultation@practice',
  kit: 'kit@practice',
  goods: 'goods@practice',
} satisfies Record<BoughtKind, string>;

const drawings: Record<string, { filename: string; draw: () => Buffer }> = {
  [markId]: { filename: 'logo.png', draw: logoMark },
  [branchId]: { filename: 'branch.png', draw: oliveBranch },
  [scenes.program]: { filename: 'program.png', draw: programScene },
  [scenes.package]: { filename: 'package.png', draw: packageScene },
  [scenes.consultation]: { filename: 'consultation.png', draw: consultScene },
  [scenes.kit]: { filename: 'kits.png', draw: kitScene },
  [scenes.goods]: { filename: 'supplements.png', draw: goodsScene },
};

/** The scene for what was bought: of a mixture the one that shows most of it. */
export function sceneId(bought: readonly BoughtKind[]): string | null {
  const has = (kind: BoughtKind) => bought.includes(kind);
  if (has('kit') && has('consultation') && !has('program')) return scenes.package;
  const shown = (Object.keys(scenes) as BoughtKind[]).find(has);
  return shown ? scenes[shown] : null;
}

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

import { Img, Section } from '@react-email/components';
import type { BoughtKind } from 'common/contract/orders';
import { colors } from './palette.ts';
import { sceneId } from './pictures.ts';

/** What was bought, drawn across the top. Decoration: the line below says it. */
export function Scene({ bought }: { bought: readonly BoughtKind[] }) {
  const scene = sceneId(bought);
  if (!scene) return null;
  return (
    <Section style={{ backgroundColor: colors.gold }}>
      <Img
        src={`cid:${scene}`}
        width="600"
        alt=""
        style={{ display: 'block', width: '100%', maxWidth: 600, height: 'auto' }}
      />
    </Section>
  );
}

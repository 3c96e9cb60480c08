import { Img, Section } from '@react-email/components';
import type { BoughtKind } from 'common/contract/orders';
import { colors } from './palette.ts';
import { sceneId } from './pictures.ts';

/** What was bought, drawn across the top. Decoration: the line below says it. */
export function Scene({ bought }: { bought: readonly BoughtKind[] }) {
  const scene = sceneId(bought);
  if (!scene) return null;
  // Its window is yellow, of an hour by video alone green: the band is of the other color.
  const isGreen = bought.every((kind) => kind === 'consultation');
  return (
    <Section style={{ backgroundColor: isGreen ? colors.gold : colors.sage }}>
      <Img
        src={`cid:${scene}`}
        width="600"
        alt=""
        style={{ display: 'block', width: '100%', maxWidth: 600, height: 'auto' }}
      />
    </Section>
  );
}

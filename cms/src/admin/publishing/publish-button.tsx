'use client';

import { PublishButton as PayloadButton } from '@payloadcms/ui';
import {
  Children,
  cloneElement,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

type Parts = ReactElement<{ children?: ReactNode }>;

/**
 * Payload's button, with a plan that begins as a publication. Payload begins it as an unpublication whenever it counts no
 * version newer than a published one, which holds for every draft that was never published. Its drawer can be given another
 * beginning only here: neither drawer nor count is open to us.
 */
export function PublishButton(props: ComponentProps<typeof PayloadButton>) {
  const button = PayloadButton(props) as Parts | null;
  return button && cloneElement(button, {}, Children.map(button.props.children, beginWithPublish));
}

function beginWithPublish(part: ReactNode): ReactNode {
  return isValidElement<{ defaultType?: string }>(part) && 'defaultType' in part.props
    ? cloneElement(part, { defaultType: 'publish' })
    : part;
}

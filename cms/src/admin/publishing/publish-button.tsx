'use client';

import { ConfigProvider, PublishButton as PayloadButton, useConfig } from '@payloadcms/ui';
import {
  Children,
  cloneElement,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useMemo,
} from 'react';
import { zoneWords } from '../../clock/zone-words.ts';
import { usePracticeZone } from '../dates/practice-zone.tsx';

type Parts = ReactElement<{ children?: ReactNode }>;

/** Payload's button, with a plan that begins as a publication and counts by the clocks of the practice. */
export function PublishButton(props: ComponentProps<typeof PayloadButton>) {
  return (
    <PlannedInPracticeZone>
      <Planning {...props} />
    </PlannedInPracticeZone>
  );
}

/**
 * Payload begins a plan as an unpublication whenever it counts no version newer than a published one, which holds for every
 * draft that was never published. Its drawer can be given another beginning only here: neither drawer nor count is open to us.
 */
function Planning(props: ComponentProps<typeof PayloadButton>) {
  const button = PayloadButton(props) as Parts | null;
  return button && cloneElement(button, {}, Children.map(button.props.children, beginWithPublish));
}

function beginWithPublish(part: ReactNode): ReactNode {
  return isValidElement<{ defaultType?: string }>(part) && 'defaultType' in part.props
    ? cloneElement(part, { defaultType: 'publish' })
    : part;
}

/** The drawer of the plan counts in the zones that the config offers: here only that of the practice, by its name. */
function PlannedInPracticeZone({ children }: { children: ReactNode }) {
  const { config } = useConfig();
  const zone = usePracticeZone();
  const own = useMemo(() => {
    const timezones = {
      defaultTimezone: zone,
      supportedTimezones: [{ label: zoneWords(zone), value: zone }],
    };
    return { ...config, admin: { ...config.admin, timezones } };
  }, [config, zone]);
  return <ConfigProvider config={own}>{children}</ConfigProvider>;
}

'use client';

import { ConfigProvider, PublishButton as PayloadButton, useConfig } from '@payloadcms/ui';
import {
  Children,
  cloneElement,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
} from 'react';

type Parts = ReactElement<{ children?: ReactNode }>;

/**
 * Payload's button, with a plan that begins as a publication, on the clocks of the practice. Payload begins it as an
 * unpublication whenever it counts no version newer than a published one, which holds for every draft that was never
 * published, and on the clocks of the browser. Its drawer can be given another beginning only here: neither drawer nor
 * count is open to us.
 */
export function PublishButton(props: ComponentProps<typeof PayloadButton>) {
  const { config } = useConfig();
  const zone = usePracticeZone();
  const withZone = useMemo(
    () =>
      zone && {
        ...config,
        admin: {
          ...config.admin,
          timezones: {
            ...config.admin.timezones,
            defaultTimezone: zone,
            supportedTimezones: [
              { label: `Clocks of the practice (${nameOf(zone)})`, value: zone },
            ],
          },
        },
      },
    [config, zone],
  );
  const button = <Begun {...props} />;
  return withZone ? <ConfigProvider config={withZone}>{button}</ConfigProvider> : button;
}

function Begun(props: ComponentProps<typeof PayloadButton>) {
  const button = PayloadButton(props) as Parts | null;
  return button && cloneElement(button, {}, Children.map(button.props.children, beginWithPublish));
}

function beginWithPublish(part: ReactNode): ReactNode {
  return isValidElement<{ defaultType?: string }>(part) && 'defaultType' in part.props
    ? cloneElement(part, { defaultType: 'publish' })
    : part;
}

/** The name of the practice's time zone in the IANA list; null while it is not known. */
function usePracticeZone(): string | null {
  const { config } = useConfig();
  const { api } = config.routes;
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    void fetch(`${api}/globals/fulfilment-settings?depth=0&select[timeZone]=true`)
      .then(async (response) =>
        response.ok ? ((await response.json()) as { timeZone?: string }) : {},
      )
      .then(({ timeZone }) => {
        if (isHere && timeZone && isZone(timeZone)) setZone(timeZone);
      })
      // Without it the browser's clocks stand, and the drawer says which day and hour it is.
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [api]);
  return zone;
}

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}

/** 'Eastern Time' */
const nameOf = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

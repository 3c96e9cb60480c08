/** Carriers by the shape of their numbers, and where a parcel can be looked up. */
const carriers = [
  {
    name: 'USPS',
    shape: /^(?:9[2-5]\d{20}|9[2-5]\d{24}|(?:7\d|03|23|91)\d{18}|[A-Z]{2}\d{9}US)$/,
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  },
  { name: 'UPS', shape: /^1Z[0-9A-Z]{16}$/, page: 'https://www.ups.com/track?tracknum=' },
  {
    name: 'FedEx',
    shape: /^(?:\d{12}|\d{15}|96\d{20})$/,
    page: 'https://www.fedex.com/fedextrack/?trknbr=',
  },
  {
    name: 'DHL',
    shape: /^\d{10}$/,
    page: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=',
  },
] as const;

/** A tracking number as it is stored: capitals and digits without spaces. */
export function plainTracking(typed: string): string {
  return typed.replace(/[\s-]+/g, '').toUpperCase();
}

/** Whose number it is; null when its shape is nobody's. */
export function carrierOf(tracking: string): string | null {
  return carriers.find(({ shape }) => shape.test(tracking))?.name ?? null;
}

/** The carrier's own page of a parcel. */
export function trackingPage(carrier: string | null, tracking: string): string | null {
  const known = carriers.find(({ name }) => name === carrier);
  return known ? `${known.page}${encodeURIComponent(tracking)}` : null;
}

let zone = 'America/New_York';

/** Says by which clocks Payload's own dates are told. There is one practice: what holds for one page holds for all. */
export function setOfficeClock(timeZone: string): void {
  zone = timeZone;
}

export const officeZone = (): string => zone;

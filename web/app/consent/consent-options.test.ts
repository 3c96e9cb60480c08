import { CookieConsent } from 'react-cookie-consent';
import { afterEach, expect, test, vi } from 'vitest';
import type { Frame } from '../content/views.ts';
import { consentOptions } from './consent-options.ts';

const consent: Frame['consent'] = {
  text: 'We use one cookie.',
  acceptLabel: 'I understand',
  declineLabel: 'I decline',
  declineValue: 'false',
  sameSite: 'lax',
  acceptOnScroll: false,
  acceptOnScrollPercent: 25,
  debug: false,
};

afterEach(() => vi.unstubAllGlobals());

test('CONS-01 the labels are the owner’s', () => {
  expect(consentOptions({ ...consent, acceptLabel: 'Fine', declineLabel: 'No' })).toMatchObject({
    buttonText: 'Fine',
    declineButtonText: 'No',
  });
});

test('CONS-03 the answer is kept in CookieConsent for 365 days, SameSite lax', () => {
  expect(consentOptions(consent)).toMatchObject({
    cookieName: 'CookieConsent',
    cookieValue: 'true',
    expires: 365,
    sameSite: 'lax',
  });
});

test('CONS-04 declining writes the configured value', () => {
  expect(consentOptions(consent)).toMatchObject({
    declineCookieValue: 'false',
    setDeclineCookie: true,
  });
});

test('CONS-04 without a decline value declining writes no cookie', () => {
  expect(consentOptions({ ...consent, declineValue: null }).setDeclineCookie).toBe(false);
});

/** The cookies that the library writes for an answer, on a page of the given scheme. */
function written(changes: Partial<Frame['consent']>, protocol = 'http:'): string[] {
  const cookies: string[] = [];
  const page = {
    get cookie() {
      return '';
    },
    set cookie(value: string) {
      cookies.push(value);
    },
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  const options = consentOptions({ ...consent, ...changes });
  new CookieConsent({ ...CookieConsent.defaultProps, ...options }).setCookie(
    'CookieConsent',
    'true',
  );
  return cookies;
}

test('CONS-03 the cookie is secure on https only', () => {
  expect(written({}, 'https:')).toEqual([
    expect.stringMatching(/^CookieConsent=true;.*sameSite=lax.*secure/),
  ]);
  expect(written({})[0]).not.toContain('secure');
});

test('CONS-05 with SameSite=none a copy under the legacy name is written too', () => {
  expect(written({ sameSite: 'none' }).map((cookie) => cookie.split('=')[0])).toEqual([
    'CookieConsent-legacy',
    'CookieConsent',
  ]);
  expect(written({ sameSite: 'lax' })).toHaveLength(1);
});

test('CONS-06 accepting by scrolling is off by default; when on it accepts at 25 % and not at 24 %', () => {
  expect(consentOptions(consent).acceptOnScroll).toBe(false);
  const banner = new CookieConsent({
    ...CookieConsent.defaultProps,
    ...consentOptions({ ...consent, acceptOnScroll: true }),
  });
  let accepted = 0;
  banner.accept = () => (accepted += 1);
  const scrollTo = (scrollTop: number) => {
    vi.stubGlobal('document', {
      documentElement: { scrollTop, scrollHeight: 2000, clientHeight: 1000 },
      body: {},
    });
    banner.handleScroll();
  };
  scrollTo(240);
  expect(accepted).toBe(0);
  scrollTo(250);
  expect(accepted).toBe(1);
});

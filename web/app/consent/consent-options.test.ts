import { expect, test } from 'vitest';
import type { Frame } from '../content/views.ts';
import { consentOptions } from './consent-options.ts';

const consent: Frame['consent'] = { text: 'We use one cookie.', acceptLabel: 'I understand', declineLabel: 'I decline', declineValue: 'false', sameSite: 'lax', acceptOnScroll: false, acceptOnScrollPercent: 25, debug: false };

test('CONS-01 the labels are the owner’s', () => {
  expect(consentOptions({ ...consent, acceptLabel: 'Fine', declineLabel: 'No' })).toMatchObject({ buttonText: 'Fine', declineButtonText: 'No' });
});

test('CONS-03 the answer is kept in CookieConsent for 365 days, SameSite lax', () => {
  expect(consentOptions(consent)).toMatchObject({ cookieName: 'CookieConsent', cookieValue: 'true', expires: 365, sameSite: 'lax' });
});

test('CONS-04 declining writes the configured value', () => {
  expect(consentOptions(consent)).toMatchObject({ declineCookieValue: 'false', setDeclineCookie: true });
});

test('CONS-04 without a decline value declining writes no cookie', () => {
  expect(consentOptions({ ...consent, declineValue: null }).setDeclineCookie).toBe(false);
});

test('CONS-06 accepting by scrolling is off by default and counts from the configured depth on', () => {
  expect(consentOptions(consent).acceptOnScroll).toBe(false);
  const percentage = consentOptions({ ...consent, acceptOnScroll: true }).acceptOnScrollPercentage ?? 0;
  expect(25 > percentage).toBe(true);
  expect(24 > percentage).toBe(false);
});

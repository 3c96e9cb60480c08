import type { Language } from '../language.ts';

/** What somebody needs at once; each has people of its own who answer at any hour. */
export const kinds = ['medical', 'crisis', 'poison', 'violence', 'child'] as const;
export type EmergencyKind = (typeof kinds)[number];

/** One thing to do; `call` is the number behind it, as it is shown and as a phone dials it. */
export type EmergencyLine = { text: string; call: { number: string; href: string } };

const call = (number: string) => ({ number, href: `tel:${number.replaceAll(/\D/g, '')}` });
const ambulance = call('911');
const crisis = call('988');
const poisonControl = call('1-800-222-1222');
const violence = call('1-800-799-7233');
const childAbuse = call('1-800-422-4453');

/**
 * Whom to call for what. Sources: 988lifeline.org, poison.org, thehotline.org, childhelphotline.org; all of them answer in
 * English and in Spanish, day and night, free of charge.
 */
export const emergencyLines: Record<EmergencyKind, Record<Language, EmergencyLine[]>> = {
  medical: {
    english: [{ text: 'Call 911, or go to the nearest emergency room now.', call: ambulance }],
    spanish: [{ text: 'Llame al 911 o vaya ahora a la sala de emergencias.', call: ambulance }],
  },
  crisis: {
    english: [
      { text: 'Call or text 988 now. Somebody listens at any hour.', call: crisis },
      { text: 'If somebody may be hurt at any moment, call 911.', call: ambulance },
    ],
    spanish: [
      { text: 'Llame o mande un texto al 988 ahora. Alguien escucha a toda hora.', call: crisis },
      { text: 'Si alguien está en peligro en este momento, llame al 911.', call: ambulance },
    ],
  },
  poison: {
    english: [
      {
        text: 'Call Poison Control at 1-800-222-1222 now, and do not wait for signs.',
        call: poisonControl,
      },
      {
        text: 'If they pass out, have a seizure or cannot breathe or be woken, call 911.',
        call: ambulance,
      },
    ],
    spanish: [
      {
        text: 'Llame ahora al centro de envenenamiento, 1-800-222-1222, sin esperar síntomas.',
        call: poisonControl,
      },
      {
        text: 'Si se desmaya, convulsiona, no respira o no despierta, llame al 911.',
        call: ambulance,
      },
    ],
  },
  violence: {
    english: [
      { text: 'If you are in danger now, call 911.', call: ambulance },
      {
        text: 'The National Domestic Violence Hotline is there at any hour: 1-800-799-7233.',
        call: violence,
      },
    ],
    spanish: [
      { text: 'Si está en peligro ahora, llame al 911.', call: ambulance },
      {
        text: 'La línea nacional contra la violencia doméstica atiende a toda hora: 1-800-799-7233.',
        call: violence,
      },
    ],
  },
  child: {
    english: [
      { text: 'If a child is in danger now, call 911.', call: ambulance },
      {
        text: 'Childhelp listens and says what to do, at any hour: 1-800-422-4453.',
        call: childAbuse,
      },
    ],
    spanish: [
      { text: 'Si un niño está en peligro ahora, llame al 911.', call: ambulance },
      {
        text: 'Childhelp escucha y dice qué hacer, a toda hora: 1-800-422-4453.',
        call: childAbuse,
      },
    ],
  },
};

/** The lines of a kind as one text, each on a line of its own. */
export const emergencyText = (kind: EmergencyKind, language: Language): string =>
  emergencyLines[kind][language].map(({ text }) => text).join('\n');

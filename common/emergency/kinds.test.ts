import { expect, test } from 'vitest';
import { doubtIn, findEmergency } from './find-emergency.ts';

test('LLM-06 who turns blue after something in the mouth chokes: 911 first, and not Poison Control', () => {
  expect(findEmergency('my boy put something in his mouth hes turning blue help')?.kind).toBe(
    'medical',
  );
});

test('LLM-06 whether a kit needs blood is no bleeding, whatever was said of a pregnancy before', () => {
  expect(findEmergency('es de sangre?', ['hay una prueba para embarazadas'])).toBeNull();
  expect(findEmergency('tengo sangre', ['estoy embarazada'])).not.toBeNull();
});

test('LLM-06 an ache of a child that is no emergency is no doubt of abuse', () => {
  expect(doubtIn('my 6 yr old has tummy aches and the ped says nothing is wrong')).not.toBe(
    'child',
  );
});

test('LLM-06 whether somebody is ok is asked, and not said; who will not be here made their peace in the next sentence', () => {
  expect(
    findEmergency('30 weeks and i have not felt her move since noon, can a kit tell if she is ok')
      ?.kind,
  ).toBe('medical');
  expect(findEmergency('i will not be around next month. i made my peace with that')?.kind).toBe(
    'crisis',
  );
  expect(findEmergency('we have not felt any change, can a kit tell if she is ok')).toBeNull();
});

test('LLM-06 several in one house who are dazed beside a fire need fresh air first; one who has a headache and a new stove does not', () => {
  for (const message of [
    'everyone in the house is dizzy and throwing up and the boiler makes a smell, is it mold',
    'since we turned the gas heater on, my wife and i are drowsy and have headaches',
  ])
    expect(findEmergency(message)?.kind, message).toBe('poison');
  expect(
    findEmergency('i get headaches, and we cook on a gas stove. which kit is for toxins'),
  ).toBeNull();
});

test('LLM-06 who will not give one sample asks for another kit, however much that resembles an illness', () => {
  expect(findEmergency('husband wont do stool. anything with pee or spit', [], 0.43)).toBeNull();
  expect(findEmergency('he will not stop pooping blood', [], 0.43)).not.toBeNull();
  expect(findEmergency('she will not pee since yesterday', [], 0.9)).not.toBeNull();
});

test('LLM-06 ASK-04 who is threatened by another, in Spanish too, gets help against violence first, and who despairs the people for that', () => {
  for (const message of [
    'mi esposo me pega y amenaza con matarme si me voy',
    'mi ex dice que me va a matar si no vuelvo',
    'anoche mi pareja me trato de ahorcar',
  ])
    expect(findEmergency(message), message).toEqual({ kind: 'violence', language: 'spanish' });
  expect(findEmergency('me quiero matar')?.kind).toBe('crisis');
  expect(findEmergency('me van a matar estos precios')).toBeNull();
});

test('LLM-06 a few words of Spanish are Spanish, whose meaning nobody reads in English', () => {
  expect(findEmergency('ataque al corazon')?.language).toBe('spanish');
});

test('LLM-06 who has eaten nothing for days is ill; who leaves one food out is not', () => {
  const message = 'havent eaten in 8 days and my heart skips. which diet do you recommend';
  expect(findEmergency(message, [], 0.2)?.kind).toBe('medical');
  expect(findEmergency('i have not eaten gluten in 9 days, does it change the test')).toBeNull();
});

test.each([
  "i'm not religious, would i still feel welcome",
  'does it hurt the baby',
  "my dad passed away in june and i'd like to cancel the kit i bought him",
])('LLM-06 lines of help for despair and abuse are not guessed at: %s', (message) => {
  expect(findEmergency(message)).toBeNull();
  expect([null, 'medical']).toContain(doubtIn(message, 0.3));
});

import { expect, test } from 'vitest';
import { noteWantedSection } from './note-section.ts';
import { takeWantedSection } from './pending-scroll.ts';

function storageWith(note: string | null) {
  const notes = new Map(note === null ? [] : [['pendingScroll', note]]);
  const storage = {
    getItem: (key: string) => notes.get(key) ?? null,
    removeItem: (key: string) => void notes.delete(key),
  };
  return { notes, open: () => storage };
}

test('HOME-04 the address names the section', () => {
  expect(takeWantedSection('#contact', storageWith(null).open)).toBe('contact');
});

test('HOME-05 a note names the section once', () => {
  const { notes, open } = storageWith('#services');
  expect([takeWantedSection('', open), notes.size, takeWantedSection('', open)]).toEqual([
    'services',
    0,
    null,
  ]);
});

test('HOME-05 the address comes before a note, which is gone all the same', () => {
  const { notes, open } = storageWith('about');
  expect([takeWantedSection('#contact', open), notes.size]).toEqual(['contact', 0]);
});

test('a browser that keeps its storage shut has no note', () => {
  const shut = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect([takeWantedSection('', shut), takeWantedSection('#contact', shut)]).toEqual([
    null,
    'contact',
  ]);
});

test('CHAT-16 what is noted is what is taken, once', () => {
  const notes = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => void notes.set(key, value),
    removeItem: (key: string) => void notes.delete(key),
  });
  noteWantedSection('contact', storage);
  expect(takeWantedSection('', storage)).toBe('contact');
  expect(takeWantedSection('', storage)).toBeNull();
});

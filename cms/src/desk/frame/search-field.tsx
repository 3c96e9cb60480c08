'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '../../admin/parts/icon.tsx';

/** The field of a search; '/' leads to it from wherever nothing is typed. */
export function SearchField({
  label,
  placeholder = label,
  query,
}: {
  label: string;
  placeholder?: string;
  query: string;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], dialog');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, []);
  return (
    <>
      <Icon name="find" />
      <input
        ref={field}
        name="q"
        type="search"
        defaultValue={query}
        maxLength={80}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
      />
      <kbd aria-hidden="true">/</kbd>
    </>
  );
}

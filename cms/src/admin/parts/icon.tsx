const paths = {
  sun: 'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  box: 'M4 7.5 12 3l8 4.5v9L12 21l-8-4.5zM4 7.5l8 4.5 8-4.5M12 12v9',
  shop: 'M4 10v10h16V10M3 10l2-6h14l2 6c0 1.6-1.3 2.5-3 2.5s-3-.9-3-2.5c0 1.6-1.3 2.5-3 2.5s-3-.9-3-2.5c0 1.6-1.3 2.5-3 2.5S3 11.6 3 10zM10 20v-4h4v4',
  page: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2zM3 9h18M6.5 6.6h.01M9 6.6h.01',
  sliders:
    'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  find: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M16 16l4.5 4.5',
  out: 'M8 7h9v9M17 7 7 17',
  back: 'M14.5 6l-6 6 6 6',
  print: 'M7 9V4h10v5M7 17H4v-6.5C4 9.7 4.7 9 5.5 9h13c.8 0 1.5.7 1.5 1.5V17h-3M7 14h10v6H7z',
  cross: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warn: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2v.01',
  chart: 'M4 20h16M6.5 20v-6M12 20V5M17.5 20v-9',
  down: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  next: 'M9.5 6l6 6-6 6',
  people:
    'M5.5 8.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 19c0-3 2.3-5 5.5-5s5.5 2 5.5 5M15 5.8a3 3 0 0 1 0 5.5M16.5 14.3c2.7.4 4.5 2.2 4.5 4.7',
  reply: 'M9.5 7 4 12l5.5 5M4.5 12H14c3.5 0 6 2 6 6',
  phone:
    'M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3c0 1.1-.9 2-2 2C11 20 4 13 4 5.5c0-1.1.9-2 2-2z',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h4',
  message: 'M4 5h16v11H10l-4 4v-4H4z',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3.5V7M15 3.5V7',
  pen: 'M5 19l1-4L15.5 5.5l3 3L9 18zM13.5 7.5l3 3',
  key: 'M4 15a4 4 0 1 0 8 0 4 4 0 1 0-8 0M11 12l8-8M15.5 7.5l3 3',
} as const;

export type IconName = keyof typeof paths;

/** One line drawing of the desk; the word beside it says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} strokeWidth={name === 'more' ? 3 : undefined} />
    </svg>
  );
}

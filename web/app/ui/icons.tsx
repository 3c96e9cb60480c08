import type { ReactNode } from 'react';

type IconProps = { className?: string };

/** Line icons in the weight of the drawings. All are decoration: the words beside them carry the meaning. */
export function Icon({
  className = 'size-5.5',
  strokeWidth = 1.7,
  children,
}: IconProps & { strokeWidth?: number; children: ReactNode }) {
  return (
    <svg
      className={`flex-none ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6h16M4 12h16M4 18h16" />
  </Icon>
);

export const BasketIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 7l2.4-4h11.2L20 7M15.5 11a3.5 3.5 0 0 1-7 0" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 5 14 14M19 5 5 19" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon strokeWidth={2.2} {...props}>
    <path d="M4 13c2 1 4 3 5 5 3-6 7-10 11-12" />
  </Icon>
);

export const WarningIcon = (props: IconProps) => (
  <Icon strokeWidth={2.2} {...props}>
    <path d="M12 4v10M12 19.5v.1" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v16M4 12h16" />
  </Icon>
);

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 12h16" />
  </Icon>
);

export const OutwardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 17 17 7M8.5 7H17v8.5" />
  </Icon>
);

export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 9 7 7 7-7" />
  </Icon>
);

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2.5" />
  </Icon>
);

export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6.5h18v12H3zM3 10.5h18M6.5 15h4" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5.5M12 7.6v.1" />
  </Icon>
);

export const PeopleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM2.5 20.5c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5M15.5 4.3a4 4 0 0 1 0 7.4M18 14.8c2 1 3.5 3 3.5 5.7" />
  </Icon>
);

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 4.5v15L20 12z" />
  </Icon>
);

export const ImageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4h16v16H4zM4 16l4.5-4.5 4 4L16 12l4 4M10 8.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0z" />
  </Icon>
);

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5h16v13.5H4zM4 11h16M8.5 3.5v4M15.5 3.5v4" />
  </Icon>
);

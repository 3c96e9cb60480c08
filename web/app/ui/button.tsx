import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { OutwardIcon } from './icons.tsx';

export type ButtonVariant = 'primary' | 'outline' | 'inverse' | 'light';
export type ButtonSize = 'md' | 'lg' | 'pay';

const base =
  'inline-flex items-center justify-center gap-[0.6em] rounded-control border-[1.5px] px-6 py-3 text-center font-semibold leading-tight no-underline transition-colors disabled:cursor-not-allowed disabled:border-off-bg disabled:bg-off-bg disabled:text-off';

const looks: Record<ButtonVariant, string> = {
  primary:
    'border-terra bg-terra text-on-terra enabled:hover:border-terra-2 enabled:hover:bg-terra-2 [a&]:hover:border-terra-2 [a&]:hover:bg-terra-2',
  outline:
    'border-ink bg-transparent text-ink enabled:hover:bg-ink enabled:hover:text-paper [a&]:hover:bg-ink [a&]:hover:text-paper',
  light:
    'border-cream bg-cream text-ink enabled:hover:bg-transparent enabled:hover:text-cream [a&]:hover:bg-transparent [a&]:hover:text-cream',
  inverse:
    'border-cream bg-transparent text-cream enabled:hover:bg-cream enabled:hover:text-ink [a&]:hover:bg-cream [a&]:hover:text-ink',
};

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-13 text-base/tight',
  lg: 'min-h-14.5 text-body/tight',
  pay: 'min-h-16 w-full text-[1.1875rem]/tight',
};

const busyLook = 'cursor-not-allowed border-off-bg bg-off-bg text-off';

/**
 * The one action of a decision is 'primary'; 'inverse' and the filled 'light' are for green grounds. Defaults to
 * type="button". While it is `isBusy` it cannot be pressed, by Enter in a field of its form neither, and keeps the focus,
 * which browsers take from a button that is `disabled`.
 */
export function Button({
  variant = 'outline',
  size = 'md',
  className = '',
  type = 'button',
  isBusy = false,
  onClick,
  ...props
}: ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; isBusy?: boolean }) {
  return (
    <button
      type={type}
      className={`${base} ${sizes[size]} ${isBusy ? busyLook : looks[variant]} ${className}`}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? refusePress : onClick}
      {...props}
    />
  );
}

function refusePress(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * A link that looks like a button. `newTab` adds the outward arrow and says so to screen readers; `reload` asks the server
 * for the whole page; `offer` is the id of what a click sells in the dialog, where scripts run (`express-checkout/use-offer-dialog.tsx`).
 */
export function ButtonLink({
  to,
  variant = 'outline',
  size = 'md',
  newTab = false,
  reload = false,
  offer,
  className = '',
  children,
}: {
  to: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  newTab?: boolean;
  reload?: boolean;
  offer?: string;
  className?: string;
  children: ReactNode;
}) {
  const look = `${base} ${sizes[size]} ${looks[variant]} ${className}`;
  return newTab ? (
    <a href={to} className={look} target="_blank" rel="noopener">
      {children}
      <OutwardIcon className="size-4" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  ) : (
    <Link
      to={to}
      className={look}
      reloadDocument={reload}
      {...(offer && { 'data-offer': offer, 'data-replay': '', 'aria-haspopup': 'dialog' })}
    >
      {children}
    </Link>
  );
}

/** A quiet link under honey; 44 px tall, so that a thumb finds it. */
export function TextLink({ to, className = '', ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      to={to}
      className={`inline-block py-2.5 text-base font-semibold underline-honey hover:decoration-current ${className}`}
      {...props}
    />
  );
}

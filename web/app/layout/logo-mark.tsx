/** The practice's mark: a sprig in an arched window. Decoration; the name stands beside it. */
export function LogoMark({ className = '' }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="-1 -1 36 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M1 45V17a16 16 0 0 1 32 0v28z" />
      <path d="M17 45V15" />
      <path
        className="fill-sage"
        d="M17 34c-7 0-10-4-10-9 6 0 10 3 10 9zM17 28c7 0 10-4 10-9-6 0-10 3-10 9z"
      />
      <path className="fill-honey" d="M17 16c-3-3-3-6 0-9 3 3 3 6 0 9z" />
    </svg>
  );
}

/** The practice's mark: a sprig in an arched window. Its line takes the colour of the text around it. */
export function Mark({ size }: { size: number }) {
  return (
    <svg viewBox="-1 -1 36 48" height={size} width={size * 0.75} aria-hidden="true">
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M1 45V17a16 16 0 0 1 32 0v28z" />
        <path d="M17 45V15" />
        <path
          d="M17 34c-7 0-10-4-10-9 6 0 10 3 10 9zM17 28c7 0 10-4 10-9-6 0-10 3-10 9z"
          fill="#a9b99b"
        />
        <path d="M17 16c-3-3-3-6 0-9 3 3 3 6 0 9z" fill="#dba84a" />
      </g>
    </svg>
  );
}

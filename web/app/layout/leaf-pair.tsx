/** Two leaves in the hand of the drawings: marks the current page and the steps of a list. */
export function LeafPair({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`flex-none fill-sage stroke-ink ${className}`}
      viewBox="-1 5 36 22"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M16 26C4 25 0 17 0 11c9 0 15 6 16 15zM17 22c1-10 8-15 17-15 0 8-6 14-17 15z" />
    </svg>
  );
}

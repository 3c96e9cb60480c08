/** A plus at the end of a summary, which loses a stroke when its `group` is open. */
export function FoldMark({ className = 'size-6' }: { className?: string }) {
  return (
    <svg
      className={`flex-none text-terra ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3.5 12.4c6-.8 11-.6 17-.3" />
      <path
        className="origin-center transition-transform group-open:[scale:1_0]"
        d="M12.3 3.5c-.6 6-.3 11-.1 17"
      />
    </svg>
  );
}

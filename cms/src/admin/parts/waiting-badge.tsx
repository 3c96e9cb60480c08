const mostShown = 99;

/** How much waits on Today, beside its name in the menu; nothing where nothing waits. */
export function WaitingBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="menu-count">
      {count > mostShown ? `${mostShown}+` : count}
      <span className="unseen"> waiting</span>
    </span>
  );
}

/** Stands in the place of the button of something that cannot be bought for now. */
export function Unavailable({ words, className = '' }: { words: string; className?: string }) {
  return (
    <p
      className={`rounded-control border-[1.5px] border-dashed border-current/40 px-4 py-3 text-center font-medium ${className}`}
    >
      {words}
    </p>
  );
}

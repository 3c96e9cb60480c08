import { Notice } from '../ui/notice.tsx';

/** One notice for all that has changed in the cart since it was filled. */
export function RepricingNotice({ notices, className }: { notices: string[]; className?: string }) {
  if (notices.length === 0) return null;
  return (
    <Notice tone="warning" className={className}>
      {notices.map((notice) => (
        <p key={notice}>{notice}.</p>
      ))}
    </Notice>
  );
}

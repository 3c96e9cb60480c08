import { useState, type MouseEvent, type ReactNode } from 'react';
import type { FreebiesPage, Guide } from '../content/views.ts';
import { useLateCode } from '../hydration/use-late-code.ts';
import type GuideDialogType from '../leads/guide-dialog.tsx';
import { DownloadIcon } from './download-link.tsx';

type Dialog = typeof GuideDialogType;
type Opened = { guide: Guide; opener: HTMLElement; Dialog: Dialog };

const load = () => import('../leads/guide-dialog.tsx');

/** The dialog before a download, fetched when the first one is opened. */
export function useGuideDialog({ form, button }: Pick<FreebiesPage['guides'], 'form' | 'button'>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const whenLoaded = useLateCode(load);
  const label = (
    <>
      <DownloadIcon />
      {button}
    </>
  );
  const dialog: ReactNode = opened ? (
    <opened.Dialog
      guide={opened.guide}
      opener={opened.opener}
      words={form}
      button={label}
      onClose={() => setOpened(null)}
    />
  ) : null;
  return {
    dialog,
    open: (guide: Guide) => (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const opener = event.currentTarget;
      whenLoaded(
        (module) => setOpened({ guide, opener, Dialog: module.default }),
        () => window.location.assign(guide.path),
      );
    },
  };
}

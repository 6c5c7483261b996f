import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { Check, Copy, X } from '../../shared/ui/icons.ts';
import { useState } from 'react';
import { classes } from '../../shared/lib/classes.ts';

const MARKS = {
  pending: null,
  approved: <Check aria-hidden className="size-3.5 text-good" />,
  rejected: <X aria-hidden className="size-3.5 text-bad" />,
} as const;

interface ThumbnailProps {
  screenshot: Screenshot;
  /** Shown in the lower corner: the member or the time. */
  caption?: string;
}

/**
 * A small screenshot with its verdict in a corner. It is decorative, because the element around it names it.
 */
export const Thumbnail = ({ screenshot, caption }: ThumbnailProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const { thumbnail_url: src, status } = screenshot;
  const mark = MARKS[status];
  return (
    <span
      aria-hidden
      className="scheme-dark relative block aspect-video overflow-hidden rounded-sm bg-[#0a0b0d] text-text"
    >
      {broken === src ? null : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
          className={classes('size-full object-cover', status === 'rejected' && 'opacity-45 grayscale')}
        />
      )}
      {mark || screenshot.looks_like ? (
        <span className="absolute top-1 right-1 flex gap-1 rounded-full bg-[#000a] p-1">
          {screenshot.looks_like ? <Copy className="size-3.5 text-brass" /> : null}
          {mark}
        </span>
      ) : null}
      {caption ? (
        <span className="absolute inset-x-0 bottom-0 truncate bg-linear-to-t from-[#000c] to-transparent px-2 pt-4 pb-1 text-left text-xs">
          {caption}
        </span>
      ) : null}
    </span>
  );
};

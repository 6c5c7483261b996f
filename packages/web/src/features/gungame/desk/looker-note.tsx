import { Eye } from '../../../shared/ui/icons.ts';

/** Says that somebody else is looking at this screenshot. */
export const LookerNote = ({ words, className = '' }: { words: string; className?: string }) => (
  <span
    title={words}
    className={`flex items-center gap-1.5 rounded-full bg-[#000c] px-2 py-0.5 text-xs text-[#e9eaec] ${className}`}
  >
    <Eye aria-hidden className="size-3 shrink-0 text-[#d9a441]" />
    <span className="truncate">{words}</span>
  </span>
);

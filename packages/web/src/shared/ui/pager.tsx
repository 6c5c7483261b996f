import { ChevronLeft, ChevronRight } from './icons.ts';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import { IconButton } from './icon-button.tsx';
import { pagerText } from './pager.text.ts';

interface PagerProps {
  /** Counted from 1, as in the address. */
  page: number;
  pageSize: number;
  total: number;
  /** The total is a lower bound: counting stopped there. */
  more?: boolean;
  onChange: (page: number) => void;
}

/** Which part of a long list is shown. A list that is whole needs none. */
export const Pager = ({ page, pageSize, total, more = false, onChange }: PagerProps) => {
  const text = useText(pagerText);
  const format = useFormat();
  if (page <= 1 && total <= pageSize) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav aria-label={text.label} className="flex items-center justify-end gap-1 text-muted">
      <span className="mr-2">
        {text.range(format.number(first), format.number(last), format.number(total) + (more ? '+' : ''))}
      </span>
      <IconButton label={text.previous} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={text.next} disabled={last >= total} onClick={() => onChange(page + 1)}>
        <ChevronRight aria-hidden className="size-4" />
      </IconButton>
    </nav>
  );
};

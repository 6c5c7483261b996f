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

export const Pager = ({ page, pageSize, total, more = false, onChange }: PagerProps) => {
  const text = useText(pagerText);
  const format = useFormat();
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav
      aria-label={text.label}
      className="flex items-center justify-end gap-1 py-1.5 text-muted has-[button]:py-0 [&>span]:has-[button]:mr-2"
    >
      <span>
        {text.range(format.number(first), format.number(last), format.number(total) + (more ? '+' : ''))}
      </span>
      {page <= 1 && last >= total ? null : (
        <>
          <IconButton label={text.previous} disabled={page <= 1} onClick={() => onChange(page - 1)}>
            <ChevronLeft aria-hidden className="size-4" />
          </IconButton>
          <IconButton label={text.next} disabled={last >= total} onClick={() => onChange(page + 1)}>
            <ChevronRight aria-hidden className="size-4" />
          </IconButton>
        </>
      )}
    </nav>
  );
};

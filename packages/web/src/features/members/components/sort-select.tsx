import { MEMBER_SORTS } from '@famiglia/contract/members/member-filters';
import { ArrowDown, ArrowUp } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { MembersFilters } from '../members-filters.ts';
import { membersText } from '../members.text.ts';

interface SortSelectProps {
  filters: MembersFilters;
  onSort: (column: MembersFilters['sort']) => void;
}

/** Sorting on a phone, where cards have no column headings. */
export const SortSelect = ({ filters, onSort }: SortSelectProps) => {
  const text = useText(membersText);
  const Arrow = filters.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <div className="flex shrink-0 gap-2 md:hidden">
      <Select
        label={text.sort}
        value={filters.sort}
        options={MEMBER_SORTS.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
        onChange={onSort}
      />
      <IconButton
        label={text.turn}
        className="border border-line-strong"
        onClick={() => onSort(filters.sort)}
      >
        <Arrow aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
};

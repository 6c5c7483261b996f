import type { DiscordRole, Member } from '@famiglia/contract/guilds/guilds';
import { useText } from '../../../shared/language/use-text.ts';
import { useVisibleRows } from '../../../shared/lib/use-visible-rows.ts';
import { TableCard } from '../../../shared/ui/table-card.tsx';
import type { MembersFilters } from '../members-filters.ts';
import { membersText } from '../members.text.ts';
import type { Selection } from '../selection/use-selection.ts';
import { MemberRow } from './member-row.tsx';
import { SelectBox } from '../../../shared/ui/select-box.tsx';
import { SortHeader } from '../../../shared/ui/sort-header.tsx';

const ROW_HEIGHTS = { wide: 52, narrow: 68 };

interface MembersTableProps {
  members: readonly Member[];
  roles: readonly DiscordRole[];
  total: number;
  /** How many members come before the first of these. */
  offset: number;
  filters: MembersFilters;
  onSort: (column: MembersFilters['sort']) => void;
  /** Null for people who have no bulk actions. */
  selection: Selection | null;
  /** The rows belong to the previous request; the new response is loading. */
  stale: boolean;
}

export const MembersTable = ({ members, roles, selection, ...props }: MembersTableProps) => {
  const { total, offset, filters, onSort, stale } = props;
  const text = useText(membersText);
  const { body, rows, before, after } = useVisibleRows<HTMLTableSectionElement>(members.length, ROW_HEIGHTS);
  const sorting = (column: MembersFilters['sort']) => ({
    sorted: filters.sort === column ? filters.order : null,
    onSort: () => onSort(column),
  });
  return (
    <TableCard stale={stale}>
      <table
        aria-busy={stale}
        aria-rowcount={total + 1}
        className="w-full table-fixed text-left @max-table:block"
      >
        <thead className="border-b border-line text-xs text-muted @max-table:sr-only">
          <tr aria-rowindex={1} className="h-10 [&>th]:px-3 [&>th]:font-medium">
            {selection ? (
              <th className="w-10 px-0!">
                <SelectBox
                  label={text.selectPage}
                  checked={selection.page.all}
                  partly={selection.page.some && !selection.page.all}
                  onChange={selection.togglePage}
                />
              </th>
            ) : null}
            <SortHeader {...sorting('name')} name={text.member} className="w-[26%]" />
            <SortHeader {...sorting('ingame_nick')} name={text.ingame} className="w-[16%]" />
            <th>{text.role}</th>
            <SortHeader {...sorting('reputation')} name={text.reputation} className="w-27" numeric />
            <SortHeader {...sorting('last_active_at')} name={text.lastActive} className="w-34" />
            <SortHeader {...sorting('joined_at')} name={text.joined} className="w-31" />
          </tr>
        </thead>
        <tbody ref={body} className="@max-table:block">
          <tr aria-hidden className="@max-table:block" style={{ height: before }} />
          {rows.map((index) => {
            const member = members[index];
            return member ? (
              <MemberRow
                key={member.user_id}
                member={member}
                roles={roles}
                index={offset + index + 2}
                {...(selection
                  ? {
                      select: {
                        checked: selection.chosen.has(member.user_id),
                        onChange: (on: boolean, range: boolean) => selection.toggle(member, on, range),
                      },
                    }
                  : {})}
              />
            ) : null;
          })}
          <tr aria-hidden className="@max-table:block" style={{ height: after }} />
        </tbody>
      </table>
    </TableCard>
  );
};

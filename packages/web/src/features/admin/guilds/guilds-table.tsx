import type { AdminGuild, AdminGuildSort, Order } from '@famiglia/contract/admin/admin';
import { useText } from '../../../shared/language/use-text.ts';
import { TableCard } from '../../../shared/ui/table-card.tsx';
import { SortHeader } from '../../../shared/ui/sort-header.tsx';
import { adminGuildsText } from './admin-guilds.text.ts';
import { GuildRow } from './guild-row.tsx';

interface GuildsTableProps {
  guilds: readonly AdminGuild[];
  sort: AdminGuildSort;
  order: Order;
  onSort: (sort: AdminGuildSort) => void;
  onOpen: (guildId: string) => void;
  /** The rows belong to the previous request; the new response is loading. */
  stale: boolean;
}

export const GuildsTable = ({ guilds, sort, order, onSort, onOpen, stale }: GuildsTableProps) => {
  const text = useText(adminGuildsText);
  const column = (name: AdminGuildSort, className: string, numeric = false) => (
    <SortHeader
      name={text.columns[name]}
      sorted={sort === name ? order : null}
      onSort={() => onSort(name)}
      numeric={numeric}
      className={className}
    />
  );
  return (
    <TableCard stale={stale}>
      <table aria-busy={stale} className="w-full table-fixed text-left @max-table:block">
        <thead className="border-b border-line text-xs text-muted @max-table:block">
          <tr className="h-10 @max-table:flex @max-table:gap-3 @max-table:overflow-x-auto @max-table:px-3 @table:[&>th]:px-3 [&>th]:font-medium">
            {column('name', '')}
            {column('member_count', 'w-32', true)}
            <th className="w-52 @max-table:hidden">{text.plan}</th>
            {column('period_end', 'w-32')}
            {column('since', 'w-32')}
          </tr>
        </thead>
        <tbody className="@max-table:block">
          {guilds.map((guild) => (
            <GuildRow key={guild.id} guild={guild} onOpen={() => onOpen(guild.id)} />
          ))}
        </tbody>
      </table>
    </TableCard>
  );
};

import type { AdminGuild } from '@famiglia/contract/admin/admin';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { isPremium } from '../../../entities/plan/is-premium.ts';
import { PlanBadge } from '../../../entities/plan/plan-badge.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Crest } from '../../../shared/ui/crest.tsx';
import { adminGuildsText } from './admin-guilds.text.ts';

/** A table row that opens the plan; on a phone the cells become a card. */
export const GuildRow = ({ guild, onOpen }: { guild: AdminGuild; onOpen: () => void }) => {
  const text = useText(adminGuildsText);
  const format = useFormat();
  const { period_end, status } = guild.subscription;
  const saidByBadge = status === 'trial' || status === 'canceled';
  return (
    <tr className="relative border-b border-line transition-colors duration-(--quick) last:border-0 hover:bg-hover @max-table:grid @max-table:grid-cols-[minmax(0,1fr)_auto] @max-table:gap-x-3 @max-table:px-3 @max-table:py-2.5 @table:h-13 @table:[&>td]:px-3">
      <td className="@max-table:col-start-1">
        <span className="flex items-center gap-3">
          <Crest name={guild.name} src={guild.icon_url} muted={!guild.bot_installed} />
          <span className="min-w-0">
            <button
              type="button"
              aria-label={text.open(guild.name)}
              onClick={onOpen}
              className="block max-w-full truncate text-left font-medium after:absolute after:inset-0"
            >
              {guild.name}
            </button>
            <span className="block truncate text-xs text-faint">
              {guild.bot_installed ? guild.id : text.noBot}
            </span>
          </span>
        </span>
      </td>
      <td className="text-right @max-table:col-start-1 @max-table:row-start-2 @max-table:pl-11 @max-table:text-left @max-table:text-xs @max-table:text-muted">
        <span className="@table:hidden">{text.members(format.number(guild.member_count))}</span>
        <span className="@max-table:hidden">{format.number(guild.member_count)}</span>
      </td>
      <td className="@max-table:col-start-2 @max-table:row-start-1 @max-table:self-center">
        {isPremium(guild.subscription) ? (
          <PlanBadge subscription={guild.subscription} />
        ) : (
          <Badge>Free</Badge>
        )}
      </td>
      <td
        className={classes(
          'whitespace-nowrap text-muted @max-table:col-start-2 @max-table:row-start-2 @max-table:text-right @max-table:text-xs',
          saidByBadge && '@max-table:hidden',
        )}
      >
        {period_end ? (
          <time dateTime={period_end} title={format.dateTime(period_end)}>
            {format.date(period_end)}
          </time>
        ) : isPremium(guild.subscription) ? (
          text.noEnd
        ) : null}
      </td>
      <td className="whitespace-nowrap text-muted @max-table:hidden">{format.date(guild.since)}</td>
    </tr>
  );
};

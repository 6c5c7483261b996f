import type { Week } from '@famiglia/contract/dashboard/dashboard';
import type { GuildStats } from '@famiglia/contract/guilds/guilds';
import type { Permission } from '@famiglia/contract/access/permissions';
import { activeWords } from '@famiglia/contract/inactive/active-words';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { isPremium } from '../../../entities/plan/is-premium.ts';
import { dashboardText } from '../dashboard.text.ts';
import { StatTile } from '../../../shared/ui/stat-tile.tsx';

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

interface StatTilesProps {
  stats: GuildStats;
  /** This week and the one before; left out where only the numbers are shown. */
  weeks?: readonly Week[];
}

/** The guild's numbers. Features that the family does not use have no tile. */
export const StatTiles = ({ stats, weeks }: StatTilesProps) => {
  const text = useText(dashboardText);
  const format = useFormat();
  const guild = useCurrentGuild();
  const link = (path: string, permission: Permission): string | undefined =>
    isPremium(guild.subscription) && may(guild.access.permissions, permission)
      ? `/guild/${guild.id}/${path}`
      : undefined;
  const [week, before] = weeks ?? [];
  const change = (of: keyof Week, show: (value: number) => string): string | undefined =>
    week && before && (week[of] !== 0 || before[of] !== 0)
      ? text.overWeek(show(week[of]), show(before[of]))
      : undefined;
  const active = stats.members - stats.members_inactive;
  const won = share(stats.capts_won_30d, stats.capts_30d);
  const [gungame, gg] = [link('gungame', 'gungame.view'), link('gg', 'users.view')];
  const waiting = {
    gg: stats.screenshots_pending_gg,
    gungame: stats.screenshots_pending - stats.screenshots_pending_gg,
  };
  return (
    <dl className="tiles">
      <StatTile
        label={text.members}
        to={link('users', 'users.view')}
        value={format.number(stats.members)}
        share={share(active, stats.members)}
        change={change('members', format.delta)}
        note={text.active(format.number(active), format.number(stats.members_inactive), stats.inactive_days)}
        hint={activeWords(useLanguage(), stats.inactive_days)}
      />
      <StatTile
        label={text.reputation}
        to={link('users?sort=reputation&order=desc', 'users.view')}
        value={format.number(stats.reputation_total)}
        change={change('reputation', format.delta)}
        note={text.perMember(format.number(Math.round(share(stats.reputation_total, stats.members))))}
      />
      {stats.events_open + stats.events_30d > 0 ? (
        <StatTile
          label={text.events}
          to={link('events', 'events.view')}
          value={format.number(stats.events_open)}
          change={change('events', format.number)}
          note={text.eventsMonth(stats.events_30d)}
        />
      ) : null}
      {stats.capts_30d > 0 ? (
        <StatTile
          label={text.capts}
          to={link('capts', 'capts.view')}
          value={format.number(stats.capts_30d)}
          share={won}
          change={change('capts', format.number)}
          note={text.captsWon(format.number(stats.capts_won_30d), format.percent(won))}
        />
      ) : null}
      {stats.screenshots_pending > 0 ? (
        <StatTile
          label={text.screenshots}
          to={waiting.gungame > 0 ? (gungame ?? gg) : (gg ?? gungame)}
          value={format.number(stats.screenshots_pending)}
          calling
          note={
            waiting.gg > 0 && waiting.gungame > 0
              ? text.screenshotsOfBoth(format.number(waiting.gungame), format.number(waiting.gg))
              : text.screenshotsSome
          }
        />
      ) : null}
    </dl>
  );
};

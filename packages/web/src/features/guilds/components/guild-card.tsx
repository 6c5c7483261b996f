import type { Guild } from '@famiglia/contract/guilds/guilds';
import { ChevronRight } from '../../../shared/ui/icons.ts';
import { Link } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { isPremium } from '../../../entities/plan/is-premium.ts';
import { may } from '../../../shared/lib/may.ts';
import { PlanBadge } from '../../../entities/plan/plan-badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Crest } from '../../../shared/ui/crest.tsx';
import { guildsText } from '../guilds.text.ts';
import { MemberPlaces } from './member-places.tsx';

/** A server with the bot. The whole card is a link, or says what to do in Discord where the panel and the cabinet are closed. */
export const GuildCard = ({ guild }: { guild: Guild }) => {
  const text = useText(guildsText);
  const open = guild.cabinet || guild.access.permissions.includes('panel.view');
  const canBuy = !isPremium(guild.subscription) && may(guild.access.permissions, 'subscription.manage');
  const name = open ? (
    <Link
      to={`/guild/${guild.id}`}
      className="after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-brass"
    >
      {guild.name}
    </Link>
  ) : (
    guild.name
  );
  return (
    <Card
      className={
        open
          ? 'group relative grid min-w-0 grid-cols-1 gap-4 p-4 transition-colors duration-(--quick) hover:border-line-strong hover:bg-raised'
          : 'grid min-w-0 grid-cols-1 content-start gap-4 p-4'
      }
    >
      <div className="flex items-center gap-3">
        <Crest name={guild.name} src={guild.icon_url} size="large" muted={!open} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-base font-semibold">{name}</h3>
          <p className="truncate text-muted">
            {guild.member_count === null ? null : text.members(guild.member_count)}
          </p>
        </div>
        {open ? (
          <ChevronRight
            aria-hidden
            className="size-5 shrink-0 text-faint transition-transform duration-(--quick) group-hover:translate-x-0.5 group-hover:text-brass"
          />
        ) : null}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-muted">{text.levels[guild.access.level]}</span>
        <span className="flex flex-wrap items-center gap-2">
          <PlanBadge subscription={guild.subscription} />
          {canBuy ? (
            <Link
              to={`/guild/${guild.id}/checkout`}
              aria-label={`${text.buy}: ${guild.name}`}
              className="touch-target relative z-1 font-medium text-brass underline-offset-4 hover:underline"
            >
              {text.buy}
            </Link>
          ) : null}
        </span>
      </div>
      {open ? null : <MemberPlaces guildId={guild.id} heading="h4" />}
    </Card>
  );
};

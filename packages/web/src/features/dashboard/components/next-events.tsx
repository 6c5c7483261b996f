import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { SlashCommand } from '../../../shared/ui/slash-command.tsx';
import { dashboardText } from '../dashboard.text.ts';
import type { Upcoming } from '../upcoming.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { NextEvent } from './next-event.tsx';

/**
 * The next events and capts, with how full they are. Without any, a person who can create one is told how.
 */
export const NextEvents = ({ list }: { list: readonly Upcoming[] }) => {
  const text = useText(dashboardText);
  const guild = useCurrentGuild();
  if (list.length === 0 && !may(guild.access.permissions, 'events.manage')) return null;
  // A person who may only view capts gets no link to events.
  const on = may(guild.access.permissions, 'events.view')
    ? { to: `/guild/${guild.id}/events`, linkLabel: text.allEvents }
    : { to: `/guild/${guild.id}/capts`, linkLabel: text.allCapts };
  return (
    <DashboardSection title={text.nextEvents} {...on}>
      <Card className="flex-1">
        {list.length > 0 ? (
          <ol>
            {list.map((next) => (
              <NextEvent key={next.id} next={next} />
            ))}
          </ol>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4">
            <p className="text-pretty text-muted">{text.noEvents}</p>
            <SlashCommand command="/mp create" />
          </div>
        )}
      </Card>
    </DashboardSection>
  );
};

import type { UpcomingEvent } from '@famiglia/contract/dashboard';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { may } from '../../../lib/may.ts';
import { Card } from '../../../ui/card.tsx';
import { SlashCommand } from '../../../ui/slash-command.tsx';
import { dashboardText } from '../dashboard.text.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { NextEvent } from './next-event.tsx';

/** What comes next, with how full it is. Without any, whoever can plan one is told how. */
export const NextEvents = ({ events }: { events: readonly UpcomingEvent[] }) => {
  const text = useText(dashboardText);
  const guild = useCurrentGuild();
  if (events.length === 0 && !may(guild.access.permissions, 'events.manage')) return null;
  return (
    <DashboardSection title={text.nextEvents} to={`/guild/${guild.id}/events`} linkLabel={text.allEvents}>
      <Card>
        {events.length > 0 ? (
          <ol>
            {events.map((event) => (
              <NextEvent key={event.id} event={event} />
            ))}
          </ol>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4">
            <p className="text-pretty text-muted">{text.noEvents}</p>
            <SlashCommand command={text.createCommand} />
          </div>
        )}
      </Card>
    </DashboardSection>
  );
};

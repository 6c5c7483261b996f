import type { ActiveDay } from '@famiglia/contract/dashboard/dashboard';
import { Heatmap } from '../../../shared/charts/heatmap.tsx';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { dashboardText } from '../dashboard.text.ts';
import { DashboardSection } from './dashboard-section.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** When members were active, by hour over the last seven days. Hidden if nobody was. */
export const ActiveHours = ({ days }: { days: readonly ActiveDay[] }) => {
  const text = useText(dashboardText);
  const language = useLanguage();
  const guild = useCurrentGuild();
  if (!days.some(({ hours }) => hours.some((members) => members > 0))) return null;
  const on = may(guild.access.permissions, 'users.view')
    ? { to: `/guild/${guild.id}/users?sort=last_active_at&order=desc`, linkLabel: text.lastSeen }
    : {};
  // The server counts in the guild's zone: the date must not be shifted to the reader's zone.
  const dayName = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  });
  return (
    <DashboardSection title={text.activeHours} {...on}>
      <Card className="px-4 pt-3 pb-4">
        <Heatmap
          label={text.activeHoursLabel}
          rowLabel={text.day}
          columns={HOURS}
          rows={days.map(({ date, hours }) => ({ name: dayName.format(new Date(date)), values: hours }))}
          cellTitle={(day, hour) => `${day}, ${hour}:00`}
          formatValue={text.membersSeen}
        />
      </Card>
    </DashboardSection>
  );
};

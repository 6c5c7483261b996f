import type { FoughtCapt } from '@famiglia/contract/dashboard/dashboard';
import { LineChart } from '../../../shared/charts/line-chart.tsx';
import { RESULT_TONES } from '../../../shared/charts/result-tones.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { dashboardText } from '../dashboard.text.ts';
import { DashboardSection } from './dashboard-section.tsx';

/** The family's damage by capt, and how many were won. Hidden for a single capt. */
export const DamageTrend = ({ capts }: { capts: readonly FoughtCapt[] }) => {
  const text = useText(dashboardText);
  const format = useFormat();
  const guild = useCurrentGuild();
  if (capts.length < 2) return null;
  const won = capts.filter(({ result }) => result === 'win').length;
  return (
    <DashboardSection title={text.damage} to={`/guild/${guild.id}/capts`} linkLabel={text.allCapts}>
      <Card className="grid flex-1 content-between gap-3 px-4 pt-3 pb-4">
        <p className="text-muted">
          {text.wonOf(format.number(won), capts.length, format.percent(won / capts.length))}
        </p>
        <LineChart
          label={text.damage}
          momentLabel={text.day}
          moments={capts.map((capt) => capt.played_at)}
          notes={capts.map(({ opponent, result }) => `${opponent}, ${text.results[result]}`)}
          series={[
            {
              name: text.damage,
              tone: 'brass',
              values: capts.map((capt) => capt.damage),
              dots: capts.map(({ result }) => RESULT_TONES[result]),
            },
          ]}
          formatMoment={format.date}
          formatValue={format.number}
          height={210}
        />
      </Card>
    </DashboardSection>
  );
};

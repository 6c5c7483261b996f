import type { CaptPlayerStats } from '@famiglia/contract/capt-statistics';
import { BarChart } from '../../../shared/charts/bar-chart.tsx';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { captsText } from '../capts.text.ts';
import { captText } from '../page/capt.text.ts';
import { againstAverage } from './against-average.ts';

interface DamageChartsProps {
  players: readonly CaptPlayerStats[];
  mvp: CaptPlayerStats | null;
}

/** Charts of damage and of deviations from the average. A single player needs no comparison. */
export const DamageCharts = ({ players, mvp }: DamageChartsProps) => {
  const text = useText(captText);
  const words = useText(captsText);
  const format = useFormat();
  if (players.length < 2) return null;
  const compared = players.flatMap((player) => {
    const change = againstAverage(player);
    return change === null ? [] : [{ name: player.nick, value: change }];
  });
  return (
    <div className="mt-5 grid gap-5 lg:grid-cols-2">
      <Card className="grid gap-3 px-4 pt-3 pb-4">
        <h2 className="font-semibold">{text.damageByPlayer}</h2>
        <BarChart
          label={text.damageByPlayer}
          barLabel={words.player}
          valueLabel={words.damage}
          bars={players.map(({ nick, damage }) => ({
            name: nick,
            value: damage,
            tone: nick === mvp?.nick ? 'brass' : 'muted',
          }))}
          formatValue={format.number}
          height={180}
        />
      </Card>
      {compared.length > 1 ? (
        <Card className="grid gap-3 px-4 pt-3 pb-4">
          <h2 className="font-semibold">{text.againstAverage}</h2>
          <BarChart
            label={text.againstAverage}
            barLabel={words.player}
            valueLabel={text.against}
            bars={compared.map(({ name, value }) => ({ name, value, tone: value < 0 ? 'bad' : 'good' }))}
            formatValue={format.percentDelta}
            height={180}
          />
        </Card>
      ) : null}
    </div>
  );
};

import { recordWords } from '@famiglia/contract/capts/record-words';
import type { PlayerStatistics } from '@famiglia/contract/capts/capt-statistics';
import { LineChart } from '../../shared/charts/line-chart.tsx';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Fact } from '../../shared/ui/fact.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { cabinetText } from './cabinet.text.ts';
import { useOwnDamage } from './queries.ts';

/** The reader’s own capts: average, form, best, and damage from capt to capt. */
export const DamageView = () => {
  const text = useText(cabinetText);
  const query = useOwnDamage(useCurrentGuild().id);
  return (
    <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-20" rows={4} />}>
      {(mine) =>
        mine.capts === 0 ? <p className="text-muted">{text.empty.damage}</p> : <Statistics of={mine} />
      }
    </QueryView>
  );
};

const Statistics = ({ of }: { of: PlayerStatistics }) => {
  const text = useText(cabinetText);
  const format = useFormat();
  const language = useLanguage();
  const number = (value: number): string => format.number(Math.round(value));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card>
        <dl className="grid grid-cols-2 sm:grid-cols-3 *:border-b-0">
          <Fact label={text.capts}>
            {format.number(of.capts)}
            <span className="block text-muted">{recordWords(language, of)}</span>
          </Fact>
          <Fact label={text.average}>
            {of.average === null ? (
              <span className="text-muted">{text.averageLater}</span>
            ) : (
              number(of.average)
            )}{' '}
            {of.rank === null ? null : <span className="text-muted">{text.place(of.rank)}</span>}
          </Fact>
          {of.form_5 === null ? null : <Fact label={text.form(5)}>{number(of.form_5)}</Fact>}
          {of.form_10 === null ? null : <Fact label={text.form(10)}>{number(of.form_10)}</Fact>}
          <Fact label={text.killsDeaths}>
            {format.number(of.kills)} / {format.number(of.deaths)}
          </Fact>
          {of.mvps === 0 ? null : <Fact label={text.mvp}>{format.number(of.mvps)}</Fact>}
          {of.best === null ? null : (
            <Fact label={text.best}>
              {number(of.best.damage)} <span className="text-muted">{of.best.opponent}</span>
            </Fact>
          )}
        </dl>
      </Card>
      {of.recent.length < 2 ? null : (
        <Card className="p-4">
          <h2 className="mb-2 font-semibold">{text.perCapt}</h2>
          <LineChart
            label={text.perCapt}
            momentLabel={text.capt}
            moments={of.recent.map(({ starts_at }) => starts_at)}
            series={[{ name: text.damage, tone: 'brass', values: of.recent.map(({ damage }) => damage) }]}
            formatMoment={format.date}
            formatValue={format.number}
            height={180}
          />
        </Card>
      )}
    </div>
  );
};

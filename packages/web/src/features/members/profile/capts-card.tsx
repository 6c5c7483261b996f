import { recordWords } from '@famiglia/contract/capts/record-words';
import type { PlayerStatistics } from '@famiglia/contract/capts/capt-statistics';
import { Link } from 'react-router';
import { RESULT_TONES } from '../../../shared/charts/result-tones.ts';
import { LineChart } from '../../../shared/charts/line-chart.tsx';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { captsCardText } from './capts-card.text.ts';

const Numbers = ({ of }: { of: PlayerStatistics }) => {
  const text = useText(captsCardText);
  const format = useFormat();
  const { id } = useCurrentGuild();
  const number = (value: number | null) => (value === null ? null : format.number(Math.round(value)));
  const facts = [
    { name: text.average, value: number(of.average) },
    { name: text.form5, value: number(of.form_5) },
    { name: text.form10, value: number(of.form_10) },
    { name: text.best, value: number(of.best?.damage ?? null), capt: of.best?.capt_id },
    { name: text.mvps, value: format.number(of.mvps) },
    { name: text.kd, value: `${format.number(of.kills)} / ${format.number(of.deaths)}` },
  ].filter(({ value }) => value !== null);
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-3 px-4 py-3 sm:grid-cols-6">
      {facts.map(({ name, value, capt }) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-semibold whitespace-nowrap">
            {capt ? (
              <Link
                to={`/guild/${id}/capts/${capt}`}
                className="touch-target underline decoration-line-strong underline-offset-3 hover:decoration-brass"
              >
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** A member's capt statistics. */
export const CaptsCard = ({ of }: { of: PlayerStatistics }) => {
  const text = useText(captsCardText);
  const format = useFormat();
  const record = recordWords(useLanguage(), of);
  return (
    <Card>
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-3">
        <h2 className="text-base font-semibold">{text.title}</h2>
        <p className="text-xs text-muted">
          {[of.rank === null ? '' : text.place(format.number(of.rank)), record].filter(Boolean).join(' · ')}
        </p>
      </header>
      <Numbers of={of} />
      {of.recent.length > 1 ? (
        <div className="px-4 pb-4">
          <LineChart
            label={text.recent}
            momentLabel={text.day}
            moments={of.recent.map((capt) => capt.starts_at)}
            notes={of.recent.map(({ opponent }) => opponent)}
            series={[
              {
                name: text.damage,
                tone: 'brass',
                values: of.recent.map((capt) => capt.damage),
                dots: of.recent.map(({ result }) => RESULT_TONES[result ?? 'draw']),
              },
            ]}
            formatMoment={format.date}
            formatValue={format.number}
            height={150}
          />
        </div>
      ) : null}
    </Card>
  );
};

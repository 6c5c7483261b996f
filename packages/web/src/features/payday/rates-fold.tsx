import { formatCents } from '@famiglia/contract/kit/format-cents';
import { RATE_NAMES } from '@famiglia/contract/payday/payday-names';
import type { PaydayRate } from '@famiglia/contract/payday/payday-routes';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Fold } from '../../shared/ui/fold.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { paydayText } from './payday.text.ts';
import { useRates, useSetRate } from './queries.ts';

interface RatesFoldProps {
  manages: boolean;
  onAdd: () => void;
}

/** What things are worth; a family sets it once and looks at it rarely. */
export const RatesFold = ({ manages, onAdd }: RatesFoldProps) => {
  const text = useText(paydayText);
  const language = useLanguage();
  const format = useFormat();
  const { id: guildId } = useCurrentGuild();
  const { data } = useRates(guildId);
  const set = useSetRate();
  if (data === undefined) return null;
  const summary = data.items.length === 0 ? text.ratesNone : text.ratesSome(data.items.length);
  const remove = ({ use, fight_kind: kind, rank }: PaydayRate) =>
    set.mutate({ use, fight_kind_id: kind?.id ?? null, role_id: rank?.id ?? null, amount_cents: null });
  return (
    <Fold label={text.rates} summary={summary} className="mt-4">
      <ul className="grid gap-1">
        {data.items.map((rate) => {
          const of = rate.fight_kind?.name ?? rate.rank?.name;
          const name = RATE_NAMES[language][rate.use];
          return (
            <li
              key={`${rate.use} ${rate.fight_kind?.id} ${rate.rank?.id} ${rate.valid_from}`}
              className="flex min-h-11 flex-wrap items-center gap-x-3"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                {of === undefined ? name : `${name}: ${of}`}
                {rate.valid_from > data.today ? (
                  <span className="text-muted"> {text.from(format.date(rate.valid_from))}</span>
                ) : null}
              </span>
              <span className="font-medium tabular-nums">
                {rate.amount_cents === null ? '—' : formatCents(language, rate.amount_cents)}
              </span>
              {manages && rate.amount_cents !== null ? (
                <Button variant="ghost" loading={set.isPending} onClick={() => remove(rate)}>
                  {text.off}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <Refusal error={set.error} className="mt-2" />
      {manages ? (
        <Button className="mt-2" onClick={onAdd}>
          {text.addRate}
        </Button>
      ) : null}
    </Fold>
  );
};

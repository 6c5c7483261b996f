import type { FamilyStatistics } from '@famiglia/contract/capts/capt-statistics';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { FillBar } from '../../../shared/ui/fill-bar.tsx';
import { captsText } from '../capts.text.ts';
import { overviewText } from './overview.text.ts';

const TONES = {
  win: 'bg-good-wash text-good',
  loss: 'bg-bad-wash text-bad',
  draw: 'bg-raised text-muted',
} as const;

/** How the last ten ended, and the damage of both sides where a feed or a table knows it. */
export const FormCards = ({ form, against }: Pick<FamilyStatistics, 'form' | 'against'>) => (
  <>
    {form.length === 0 ? null : <FormCard form={form} />}
    {against === null ? null : <AgainstCard against={against} />}
  </>
);

const FormCard = ({ form }: Pick<FamilyStatistics, 'form'>) => {
  const text = useText(overviewText);
  const { results } = useText(captsText);
  const format = useFormat();
  const { id } = useCurrentGuild();
  return (
    <Card className="px-4 py-3">
      <h2 className="font-semibold">{text.form}</h2>
      <ol className="mt-2 flex flex-wrap gap-1">
        {form.map((capt) => {
          const name = text.formOf(results[capt.result], capt.opponent, format.date(capt.starts_at));
          return (
            <li key={capt.capt_id}>
              <Link
                to={`/guild/${id}/capts/${capt.capt_id}`}
                aria-label={name}
                title={name}
                className={classes(
                  'grid size-11 place-items-center rounded-sm text-sm font-semibold hover:outline-1 hover:outline-line-strong md:size-8',
                  TONES[capt.result],
                )}
              >
                {text.letters[capt.result]}
              </Link>
            </li>
          );
        })}
      </ol>
    </Card>
  );
};

const AgainstCard = ({ against }: { against: NonNullable<FamilyStatistics['against']> }) => {
  const text = useText(overviewText);
  const format = useFormat();
  const { damage_ours: ours, damage_theirs: theirs, capts } = against;
  const most = Math.max(ours, theirs, 1);
  return (
    <Card className="px-4 py-3">
      <h2 className="font-semibold">{text.us}</h2>
      <dl className="mt-2 grid gap-2">
        {(
          [
            [text.ours, ours],
            [text.theirs, theirs],
          ] as const
        ).map(([name, damage]) => (
          <div key={name} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
            <dt>{name}</dt>
            <dd className="font-semibold">{format.number(Math.round(damage))}</dd>
            <dd className="col-span-2">
              <FillBar share={damage / most} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-muted">{text.both(capts)}</p>
    </Card>
  );
};

import { formatCents, formatCentsChange } from '@famiglia/contract/kit/format-cents';
import type { TreasuryEntry } from '@famiglia/contract/treasury/treasury';
import { Link } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Undo2 } from '../../shared/ui/icons.ts';
import { treasuryText } from './treasury.text.ts';

interface EntryListProps {
  entries: readonly TreasuryEntry[];
  stale: boolean;
  /** Null for those who may only look. */
  onTakeBack: ((entry: TreasuryEntry) => void) | null;
}

export const EntryList = ({ entries, stale, onTakeBack }: EntryListProps) => {
  const text = useText(treasuryText);
  return (
    <Card className={classes(stale && 'opacity-60')}>
      <ol aria-label={text.operations} className="divide-y divide-line">
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            mayTakeBack={onTakeBack !== null}
            onTakeBack={onTakeBack !== null && isTakenBackHere(entry) ? () => onTakeBack(entry) : null}
          />
        ))}
      </ol>
    </Card>
  );
};

/** What a payday posted is taken back there. */
const isTakenBackHere = ({ kind, countered_by: back }: TreasuryEntry): boolean =>
  back === null && kind !== 'counter' && kind !== 'accrual' && kind !== 'payout';

/** By how much the family then has more or less; of a transfer, how much moved. */
export const useShownAmount = () => {
  const language = useLanguage();
  return ({ change_cents: change, amount_cents: amount }: TreasuryEntry): string =>
    change === '0' ? formatCents(language, amount) : formatCentsChange(language, change);
};

interface EntryRowProps {
  entry: TreasuryEntry;
  /** Keeps the place of the button in rows that cannot be taken back, so that all amounts stand below each other. */
  mayTakeBack: boolean;
  onTakeBack: (() => void) | null;
}

const EntryRow = ({ entry, mayTakeBack, onTakeBack }: EntryRowProps) => {
  const text = useText(treasuryText);
  const format = useFormat();
  const shown = useShownAmount();
  const places = entry.moved
    .filter(({ place }) => place !== 'owed')
    .map(({ place, person }) => (place === 'bank' ? text.bank : (person?.name ?? '')));
  const isUsual = places.length <= 1 && (places[0] === undefined || places[0] === text.bank);
  const about = entry.category?.name ?? text.kinds[entry.kind];
  const isIncome = entry.change_cents !== '0' && !entry.change_cents.startsWith('-');
  return (
    <li className="flex min-h-16 items-start gap-x-1 py-2.5 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
            <span className="font-medium">{about}</span>
            {entry.person === null ? null : <PersonLink person={entry.person} />}
            {isUsual ? null : <span className="text-muted">{places.join(' → ')}</span>}
            {entry.kind === 'counter' && entry.category !== null ? <Badge>{text.kinds.counter}</Badge> : null}
            {entry.countered_by === null ? null : <Badge>{text.takenBack}</Badge>}
          </p>
          <p
            className={classes(
              'shrink-0 font-medium tabular-nums',
              entry.countered_by !== null ? 'text-muted line-through' : isIncome && 'text-good',
            )}
          >
            {shown(entry)}
          </p>
        </div>
        {entry.reason === '' ? null : <p className="text-pretty wrap-anywhere">{entry.reason}</p>}
        <p className="text-xs text-muted">
          <time dateTime={entry.happened_at}>{format.dateTime(entry.happened_at)}</time>
          {entry.actor === null ? null : ` · ${text.by(entry.actor.name)}`}
        </p>
      </div>
      {onTakeBack === null ? (
        <span className={mayTakeBack ? 'w-11 shrink-0 md:w-9' : 'w-2 shrink-0'} />
      ) : (
        <IconButton label={`${text.takeBack}: ${shown(entry)}`} onClick={onTakeBack}>
          <Undo2 aria-hidden className="size-4" />
        </IconButton>
      )}
    </li>
  );
};

/** Leads to everything that this person gave, got or entered. */
const PersonLink = ({ person: { id, name } }: { person: { id: string; name: string } }) => {
  const guild = useCurrentGuild();
  return (
    <Link to={`/guild/${guild.id}/treasury?person=${id}`} className="hover:underline">
      {name}
    </Link>
  );
};

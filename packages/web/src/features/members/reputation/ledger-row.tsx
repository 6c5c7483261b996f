import type { ReputationEntry } from '@famiglia/contract/reputation/reputation';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { reputationText } from './reputation.text.ts';
import { UndoButton } from './undo-button.tsx';

/** One ledger entry: amount, reason, actor and balance. One's own is undone by others. */
export const LedgerRow = ({ entry, isOwn }: { entry: ReputationEntry; isOwn: boolean }) => {
  const text = useText(reputationText);
  const format = useFormat();
  const { access } = useCurrentGuild();
  const undone = entry.undone_by !== null;
  const source = text.sources[entry.source];
  const mayUndo = !undone && !isOwn && entry.reverses === null && may(access.permissions, 'reputation.edit');
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)_auto_44px] items-center gap-x-2 border-b border-line py-2 pr-1 pl-3 last:border-0 md:grid-cols-[56px_minmax(0,1fr)_auto_36px] md:gap-x-3 md:px-2">
      <span
        className={classes(
          'text-right font-semibold',
          undone ? 'text-faint line-through' : entry.delta < 0 ? 'text-bad' : 'text-good',
        )}
      >
        {format.delta(entry.delta)}
      </span>
      <div className="min-w-0">
        <p className={classes('wrap-anywhere first-letter:uppercase', undone && 'text-muted')}>
          {entry.reason || source}
          {undone ? (
            <span className="ml-2 inline-flex align-middle">
              <Badge>{text.undone}</Badge>
            </span>
          ) : null}
        </p>
        <p className="text-xs text-muted">
          {[entry.reason ? source : '', entry.actor_name ?? text.byRule].filter(Boolean).join(' · ')}
          <span aria-hidden> · </span>
          <time
            dateTime={entry.created_at}
            title={format.dateTime(entry.created_at)}
            className="whitespace-nowrap text-faint"
          >
            {format.relative(entry.created_at)}
          </time>
        </p>
      </div>
      <span title={text.balance} className="text-muted">
        <span className="sr-only">{text.balance}: </span>
        {format.number(entry.balance)}
      </span>
      {mayUndo ? <UndoButton entry={entry} /> : null}
    </li>
  );
};

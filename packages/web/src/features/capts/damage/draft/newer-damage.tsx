import { useAuth } from '../../../../shared/auth/auth-store.ts';
import { useFormat } from '../../../../shared/language/use-format.ts';
import { useText } from '../../../../shared/language/use-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { damageText } from '../damage.text.ts';
import { gridText } from '../grid/grid.text.ts';
import type { PlayerChange } from './compare-players.ts';
import { comparePlayers } from './compare-players.ts';
import type { DamageEditorState } from './use-damage-editor.ts';

const SHOWN = 8;

interface NewerDamageProps {
  conflict: NonNullable<DamageEditorState['conflict']>;
  /** Rows that cannot be saved cannot be merged either. */
  mayMerge: boolean;
}

/** What another person saved meanwhile, and the choice between the two. */
export const NewerDamage = ({ conflict, mayMerge }: NewerDamageProps) => {
  const text = useText(damageText);
  const { columns } = useText(gridText);
  const format = useFormat();
  const number = (value: number | null): string => (value === null ? '–' : format.number(value));
  const wordsOf = ({ kind, cells }: PlayerChange): string => {
    if (kind !== 'changed') return text[kind];
    const words = cells.map(
      ({ column, before, after }) => `${columns[column]} ${number(before)} → ${number(after)}`,
    );
    return words.join(', ') || text.renamed;
  };
  const me = useAuth((state) => state.user?.id);
  const { players_updated_by: by } = conflict.newer;
  const changes = comparePlayers(conflict.before, conflict.newer.players);
  return (
    <section role="alert" className="mb-4 grid gap-2 rounded-md border border-info/40 bg-info-wash p-4">
      <p className="font-semibold">
        {by?.id === me ? text.conflictWithMe : text.conflictTitle(by?.name ?? null)}
      </p>
      <p className="text-muted">{text.conflictBody}</p>
      <ul className="grid gap-1">
        {changes.slice(0, SHOWN).map((change) => (
          <li key={`${change.side} ${change.nick}`} className="flex flex-wrap gap-x-2">
            <span className="font-medium break-all">{change.nick}</span>
            <span className="text-muted">{wordsOf(change)}</span>
          </li>
        ))}
        {changes.length > SHOWN ? <li className="text-muted">{text.more(changes.length - SHOWN)}</li> : null}
      </ul>
      <div className="mt-1 flex flex-wrap gap-2">
        {mayMerge ? (
          <Button variant="primary" onClick={conflict.merge}>
            {text.merge}
          </Button>
        ) : null}
        <Button onClick={conflict.keepMine}>{text.keepMine}</Button>
        <Button onClick={conflict.takeTheirs}>{text.takeTheirs}</Button>
      </div>
    </section>
  );
};

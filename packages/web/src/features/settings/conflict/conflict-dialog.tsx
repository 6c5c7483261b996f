import { labelOf } from '@famiglia/contract/settings/setting-field';
import type { SettingField } from '@famiglia/contract/settings/setting-field';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useMember } from '../../../entities/member/use-member-search.ts';
import { compareSettings, mergeSettings } from '../draft/compare-settings.ts';
import { useDraft } from '../draft/draft-context.ts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { settingsText } from '../settings.text.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { useDescribeValue } from './use-describe-value.ts';

const Conflict = ({ conflict }: { conflict: NonNullable<SettingsDraft['conflict']> }) => {
  const text = useText(settingsText);
  const language = useLanguage();
  const format = useFormat();
  const describe = useDescribeValue();
  const { settings } = useDraft();
  const who = useMember(conflict.theirs.updated_by)?.display_name ?? text.somebody;
  const [taken, setTaken] = useState<ReadonlySet<SettingField>>(new Set());

  const [base, mine, theirs] = [valuesOf(conflict.base), conflict.mine, valuesOf(conflict.theirs)];
  const comparison = compareSettings(base, mine, theirs);
  const changes = (list: readonly SettingField[], after: typeof mine) =>
    list.map((field) => ({
      name: labelOf(field, language),
      before: describe(base, field),
      after: describe(after, field),
    }));

  return (
    <Dialog
      open
      onOpenChange={settings.postpone}
      title={text.conflictTitle(who)}
      description={
        conflict.theirs.updated_at ? text.conflictAt(format.relative(conflict.theirs.updated_at)) : null
      }
      actions={
        <>
          <Button variant="ghost" onClick={settings.postpone}>
            {text.later}
          </Button>
          <Button
            variant="primary"
            loading={settings.saving}
            onClick={() => void settings.settle(mergeSettings(mine, theirs, comparison, taken))}
          >
            {text.settle}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {comparison.conflicts.length > 0 ? (
          <section>
            <h3 className="mb-1.5 text-xs text-muted">{text.bothChanged}</h3>
            <ul className="grid gap-3">
              {comparison.conflicts.map((field) => (
                <ConflictChoice
                  key={field}
                  name={labelOf(field, language)}
                  values={{ mine: describe(mine, field), theirs: describe(theirs, field) }}
                  chosen={taken.has(field) ? 'theirs' : 'mine'}
                  onChoose={(side) => {
                    const next = new Set(taken);
                    if (side === 'theirs') next.add(field);
                    else next.delete(field);
                    setTaken(next);
                  }}
                />
              ))}
            </ul>
          </section>
        ) : null}
        <ChangedList title={text.onlyTheirs(who)} changes={changes(comparison.theirs, theirs)} />
        <ChangedList title={text.onlyMine} changes={changes(comparison.mine, mine)} />
      </div>
    </Dialog>
  );
};

/** Opens when a save met a newer version. Closing it decides nothing and loses nothing. */
export const ConflictDialog = () => {
  const { conflict } = useDraft().settings;
  return conflict ? <Conflict key={conflict.theirs.version} conflict={conflict} /> : null;
};

interface ChangedListProps {
  title: string;
  changes: readonly { name: string; before: string; after: string }[];
}

/** Changes that need no decision, before and after. */
const ChangedList = ({ title, changes }: ChangedListProps) =>
  changes.length === 0 ? null : (
    <section>
      <h3 className="mb-1.5 text-xs text-muted">{title}</h3>
      <ul className="grid gap-1.5">
        {changes.map(({ name, before, after }) => (
          <li key={name} className="break-words">
            <span className="font-medium">{name}</span>{' '}
            <span className="text-muted">
              <del className="no-underline">{before}</del> →{' '}
              <ins className="text-text no-underline">{after}</ins>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

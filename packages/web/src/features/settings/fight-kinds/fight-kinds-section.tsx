import { hexOf } from '@famiglia/contract/events/event-look';
import { kindName } from '@famiglia/contract/fight-kinds/fight-kind-mark';
import {
  FIGHT_PRESETS,
  FIGHT_PRESET_NAMES,
  PRESET_KINDS,
} from '@famiglia/contract/fight-kinds/fight-kind-presets';
import { kindSummary } from '@famiglia/contract/fight-kinds/fight-kind-words';
import { MAX_FIGHT_KINDS } from '@famiglia/contract/fight-kinds/fight-kinds';
import type { FightKind } from '@famiglia/contract/fight-kinds/fight-kinds';
import { LANGUAGES } from '@famiglia/contract/kit/language';
import { useState } from 'react';
import { useFightKinds } from '../../../entities/fight-kind/use-fight-kinds.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Swords } from '../../../shared/ui/icons.ts';
import { MenuItem } from '../../../shared/ui/menu.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { SectionSkeleton } from '../frame/section-skeleton.tsx';
import { FightKindDialog } from './fight-kind-dialog.tsx';
import { fightKindsText } from './fight-kinds.text.ts';
import { useAddPresets, useDeleteFightKind, useOrderFightKinds } from './queries.ts';

/** The kinds of fights: added, changed, ordered and deleted at once, without the bar of unsaved changes. */
export const FightKindsSection = () => {
  const text = useText(fightKindsText);
  const { id: guildId } = useCurrentGuild();
  const query = useFightKinds(guildId);
  const order = useOrderFightKinds(guildId);
  const removal = useDeleteFightKind(guildId);
  const [edited, setEdited] = useState<FightKind | 'new' | null>(null);
  const [asked, setAsked] = useState<FightKind | null>(null);
  const close = () => {
    removal.reset();
    setAsked(null);
  };
  const move = (kinds: readonly FightKind[], index: number, by: number) => {
    const ids = kinds.map(({ id }) => id);
    order.mutate(ids.toSpliced(index, 1).toSpliced(index + by, 0, ids[index] ?? ''));
  };
  return (
    <>
      <QueryView query={query} skeleton={<SectionSkeleton />}>
        {(kinds) => (
          <>
            <Card>
              {kinds.length === 0 ? (
                <EmptyState icon={<Swords aria-hidden />} title={text.emptyTitle}>
                  {text.emptyBody}
                </EmptyState>
              ) : (
                <ul aria-label={text.list}>
                  {kinds.map((kind, index) => (
                    <KindRow
                      key={kind.id}
                      kind={kind}
                      onEdit={() => setEdited(kind)}
                      onUp={index === 0 ? null : () => move(kinds, index, -1)}
                      onDown={index === kinds.length - 1 ? null : () => move(kinds, index, 1)}
                      onDelete={() => setAsked(kind)}
                    />
                  ))}
                </ul>
              )}
              <Additions kinds={kinds} onNew={() => setEdited('new')} />
            </Card>
            <Refusal error={order.error} className="mt-3" />
          </>
        )}
      </QueryView>
      {edited === null ? null : (
        <FightKindDialog kind={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={text.deleteTitle(asked?.name ?? '')}
        body={text.deleteBody}
        confirm={text.delete}
        danger
        pending={removal.isPending}
        error={removal.error}
        onConfirm={() => asked && removal.mutate(asked.id, { onSuccess: close })}
        onClose={close}
      />
    </>
  );
};

/** The usual kinds of the game servers, as far as some of them are missing, and an own one. */
const Additions = ({ kinds, onNew }: { kinds: readonly FightKind[]; onNew: () => void }) => {
  const text = useText(fightKindsText);
  const full = kinds.length >= MAX_FIGHT_KINDS;
  const there = new Set(kinds.map(({ name }) => name.toLowerCase()));
  const missing = FIGHT_PRESETS.filter((preset) =>
    PRESET_KINDS[preset].some(({ name }) => LANGUAGES.every((one) => !there.has(name[one].toLowerCase()))),
  );
  const presets = useAddPresets(useCurrentGuild().id);
  return (
    <div className="grid gap-3 p-4">
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button variant="primary" disabled={full} onClick={onNew}>
          {text.add}
        </Button>
        {missing.map((preset) => (
          <Button
            key={preset}
            disabled={full}
            loading={presets.isPending && presets.variables === preset}
            onClick={() => presets.mutate(preset)}
          >
            {text.presets(FIGHT_PRESET_NAMES[preset])}
          </Button>
        ))}
      </div>
      <Refusal error={presets.error} />
    </div>
  );
};

interface KindRowProps {
  kind: FightKind;
  onEdit: () => void;
  /** Null where it cannot go further. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onDelete: () => void;
}

const KindRow = ({ kind, onEdit, onUp, onDown, onDelete }: KindRowProps) => {
  const text = useText(fightKindsText);
  const language = useLanguage();
  return (
    <li className="flex min-h-15 items-center gap-3 border-b border-line py-1.5 pr-2 pl-4">
      <span
        aria-hidden
        className="h-8 w-1 shrink-0 rounded-full"
        style={{ background: kind.color === null ? 'var(--line-strong)' : hexOf(kind.color) }}
      />
      <button
        type="button"
        aria-label={text.edit(kind.name)}
        onClick={onEdit}
        className="min-w-0 flex-1 py-1 text-left"
      >
        <span className="block font-medium wrap-anywhere">{kindName(kind)}</span>
        <span className="block text-xs text-muted">{kindSummary(kind, language)}</span>
      </button>
      <MoreMenu label={text.actions(kind.name)}>
        <MenuItem onClick={onEdit}>{text.edit(kind.name)}</MenuItem>
        {onUp === null ? null : <MenuItem onClick={onUp}>{text.up}</MenuItem>}
        {onDown === null ? null : <MenuItem onClick={onDown}>{text.down}</MenuItem>}
        <MenuItem onClick={onDelete} className="text-bad">
          {text.delete}
        </MenuItem>
      </MoreMenu>
    </li>
  );
};

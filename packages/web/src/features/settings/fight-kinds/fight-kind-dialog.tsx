import { CAPT_SIDES } from '@famiglia/contract/capts/capts';
import { CAPT_SIDE_NAMES } from '@famiglia/contract/capts/capt-states';
import { capitalized } from '@famiglia/contract/kit/capitalized';
import { FIGHT_KIND_NAME_LENGTH } from '@famiglia/contract/fight-kinds/fight-kind-fields';
import type { FightKind } from '@famiglia/contract/fight-kinds/fight-kinds';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormDialog } from '../../../entities/roster/form/form-dialog.tsx';
import { PictureField } from '../../../entities/event-picture/picture-field.tsx';
import { ReminderChoices } from '../../../entities/roster/form/reminder-choices.tsx';
import { usePingName } from '../../../entities/roster/use-ping-name.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { ApiError } from '../../../shared/lib/api-error.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { useSeenVersion } from '../../../shared/lib/use-seen-version.ts';
import { ColorField } from '../../../shared/ui/color-field.tsx';
import { Fold } from '../../../shared/ui/fold.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { NewerVersion } from '../../../shared/ui/newer-version.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { NEW_KIND, draftOf, requestOf, wrongFields } from './fight-kind-draft.ts';
import type { FightKindDraft } from './fight-kind-draft.ts';
import { fightKindsText } from './fight-kinds.text.ts';
import { useSaveFightKind, useTemplates } from './queries.ts';

interface FightKindDialogProps {
  /** Null for a new one. */
  kind: FightKind | null;
  onClose: () => void;
}

/** The form of one kind: what most say stands first, the rest is folded. */
export const FightKindDialog = ({ kind, onClose }: FightKindDialogProps) => {
  const text = useText(fightKindsText);
  const save = useSaveFightKind(useCurrentGuild().id);
  const { version, refusal, newer, take } = useSeenVersion(kind, save.error);
  const [draft, setDraft] = useState<FightKindDraft>(kind === null ? NEW_KIND : draftOf(kind));
  const [tried, setTried] = useState(false);
  const wrong = tried ? wrongFields(draft) : new Set<string>();
  const isPictureGone =
    save.error instanceof ApiError && save.error.errors.some(({ field }) => field === 'picture_id');
  const change = (part: Partial<FightKindDraft>) => setDraft((old) => ({ ...old, ...part }));
  const theirs = newer === null ? null : differing(draftOf(newer), draft, text);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongFields(draft).size > 0) return;
    save.mutate({ kind, request: requestOf(draft), version }, { onSuccess: onClose });
  };
  const number = (field: 'slots' | 'reward' | 'win' | 'loss' | 'draw', sent: string, hint?: string) => (
    <NumberField
      label={text[field]}
      hint={hint}
      problem={wrong.has(sent) ? text.numberWrong : undefined}
      min={field === 'slots' ? 1 : 0}
      max={field === 'slots' ? 500 : 100_000}
      value={draft[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <FormDialog
      title={kind === null ? text.addTitle : text.editTitle(kind.name)}
      description={text.note}
      save={text.save}
      saving={save.isPending}
      theirs={theirs}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid grid-cols-2 gap-4">
          <FormField label={text.name} problem={wrong.has('name') ? text.nameWrong : undefined}>
            {(control) => (
              <Input
                {...control}
                maxLength={FIGHT_KIND_NAME_LENGTH}
                value={draft.name}
                onChange={(event) => change({ name: event.target.value })}
              />
            )}
          </FormField>
          <FormField label={text.emoji} problem={wrong.has('emoji') ? text.emojiWrong : undefined}>
            {(control) => (
              <Input
                {...control}
                maxLength={64}
                placeholder="📦"
                value={draft.emoji}
                onChange={(event) => change({ emoji: event.target.value })}
              />
            )}
          </FormField>
          {number('slots', 'slots')}
          {number('reward', 'reward', text.rewardHint)}
          {number('win', 'reward_win', text.moreHint)}
          {number('loss', 'reward_loss', text.moreHint)}
          <RareFields
            draft={draft}
            change={change}
            drawField={number('draw', 'reward_draw', text.moreHint)}
            isPictureGone={isPictureGone}
          />
          <div className="col-span-2 grid gap-3 empty:hidden">
            {refusal && newer && theirs ? (
              <NewerVersion
                refusal={refusal}
                theirs={theirs}
                onTake={() => {
                  setDraft(draftOf(newer));
                  take();
                  save.reset();
                }}
              />
            ) : (
              <Refusal error={save.error} />
            )}
          </div>
        </form>
      )}
    </FormDialog>
  );
};

interface RareFieldsProps {
  draft: FightKindDraft;
  change: (part: Partial<FightKindDraft>) => void;
  drawField: ReactNode;
  /** The server does not have it any more. */
  isPictureGone: boolean;
}

/** What was deleted since stays visible until something else is chosen. */
const withKept = (value: string, known: readonly string[]): readonly string[] =>
  value === '' || known.includes(value) ? known : [value, ...known];

const choice = <Value extends string>(
  label: string,
  value: Value,
  options: readonly { value: Value; label: string }[],
  onChange: (value: Value) => void,
  hint?: string,
) => (
  <div className="grid min-w-0 content-start gap-1.5">
    <span aria-hidden className="font-medium">
      {label}
    </span>
    <Select label={label} value={value} options={options} onChange={onChange} />
    {hint === undefined ? null : <p className="text-xs text-pretty text-muted">{hint}</p>}
  </div>
);

const RareFields = ({ draft, change, drawField, isPictureGone }: RareFieldsProps) => {
  const text = useText(fightKindsText);
  const language = useLanguage();
  const guild = useCurrentGuild();
  const { roles, nameOf, everyoneId } = usePingName();
  const mayUpload = may(guild.access.permissions, 'events.manage');
  const templates = useTemplates(guild.id, mayUpload).data ?? [];
  const roleIds = roles.map(({ id }) => id);
  return (
    <Fold label={text.more} summary={text.moreSummary} className="col-span-2">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {drawField}
        {choice(
          text.side,
          draft.side,
          [
            { value: '' as const, label: text.anySide },
            ...CAPT_SIDES.map((side) => ({
              value: side,
              label: capitalized(CAPT_SIDE_NAMES[language][side]),
            })),
          ],
          (side) => change({ side }),
        )}
        {choice(
          text.needed,
          draft.needed,
          [
            { value: '', label: text.anyone },
            ...withKept(draft.needed, roleIds).map((id) => ({ value: id, label: nameOf(id) })),
          ],
          (needed) => change({ needed }),
          text.neededHint,
        )}
        {choice(
          text.ping,
          draft.ping,
          [
            { value: '', label: text.asInSettings },
            ...withKept(draft.ping, [everyoneId, ...roleIds]).map((id) => ({ value: id, label: nameOf(id) })),
          ],
          (ping) => change({ ping }),
        )}
        {templates.length === 0 && draft.template === ''
          ? null
          : choice(
              text.template,
              draft.template,
              [
                { value: '', label: text.noTemplate },
                ...templates.map(({ id, name }) => ({ value: id, label: name })),
              ],
              (template) => change({ template }),
              text.templateHint,
            )}
        <div className="sm:col-span-2">
          <ColorField value={draft.color} onChange={(color) => change({ color })} />
        </div>
        {mayUpload || draft.pictureId !== null ? (
          <PictureField
            value={draft.pictureId}
            onChange={(pictureId) => change({ pictureId })}
            isGone={isPictureGone}
          />
        ) : null}
        <div className="sm:col-span-2">
          <ReminderChoices
            value={draft.reminders}
            onChange={(reminders) => change({ reminders })}
            mayFollowSettings
          />
        </div>
      </div>
    </Fold>
  );
};

const COMPARED = ['name', 'slots', 'reward', 'win', 'loss', 'draw'] as const;

/** What somebody else saved, where the draft says something else. */
const differing = (
  theirs: FightKindDraft,
  mine: FightKindDraft,
  names: Record<(typeof COMPARED)[number], string>,
): { name: string; value: string }[] =>
  COMPARED.filter((field) => theirs[field] !== mine[field].trim()).map((field) => ({
    name: names[field],
    value: theirs[field] || '—',
  }));

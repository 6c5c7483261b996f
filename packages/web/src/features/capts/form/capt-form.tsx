import { CAPT_SIDES } from '@famiglia/contract/capts/capts';
import type { CaptDetails } from '@famiglia/contract/capts/capts';
import type { ComponentProps } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { FightKindField } from '../../../entities/fight-kind/fight-kind-select.tsx';
import { FormFrame } from '../../../entities/roster/form/form-frame.tsx';
import { MoreFields } from '../../../entities/roster/form/more-fields.tsx';
import { PostingNote } from '../../../entities/roster/form/posting-note.tsx';
import { slotsOf } from '../../../entities/roster/form/squad-draft.ts';
import { squadsText } from '../../../entities/roster/form/squads.text.ts';
import { StartFields } from '../../../entities/roster/form/start-fields.tsx';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { captsText } from '../capts.text.ts';
import { kindDraftOf, playedDraft } from './capt-draft.ts';
import { formText } from './form.text.ts';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { OpponentField } from './opponent-field.tsx';
import { OutcomeFields } from './outcome-fields.tsx';
import type { CaptForm as Form } from './use-capt-form.ts';

interface CaptFormProps {
  id: string;
  form: Form;
  theirs: ComponentProps<typeof FormFrame>['theirs'];
  /** The capt that is edited. */
  capt: CaptDetails | undefined;
}

export const CaptForm = ({ id, form, theirs, capt }: CaptFormProps) => {
  const text = useText(formText);
  const words = useText(captsText);
  const { fromSquads } = useText(squadsText);
  const { time_zone: zone } = useCurrentGuild();
  const { draft, change, problems } = form;
  const problem = (field: keyof typeof problems) => {
    const code = problems[field];
    return code === undefined ? undefined : (text.problems[code] ?? code);
  };
  const isOver = draft.played || capt?.status === 'cancelled';
  return (
    <FormFrame id={id} form={form} theirs={theirs}>
      {capt || draft.played ? null : <PostingNote kind="capt" />}
      {capt ? null : (
        <div className="col-span-2">
          <ChoiceRow
            label={text.kind}
            value={draft.played ? 'played' : 'planned'}
            options={(['planned', 'played'] as const).map((value) => ({ value, label: text[value] }))}
            onChange={(kind) =>
              change(kind === 'played' ? playedDraft(draft, zone, new Date()) : { played: false })
            }
          />
        </div>
      )}
      <div className="col-span-2 empty:hidden">
        <FightKindField
          value={draft.fightKind}
          kept={capt?.fight_kind}
          onChange={(fightKind, kind) => change(kind && !capt ? kindDraftOf(draft, kind) : { fightKind })}
        />
      </div>
      <OpponentField
        value={draft.opponent}
        onChange={(opponent) => change({ opponent })}
        problem={problem('opponent')}
        focused={!capt}
      />
      <FormField label={text.territory} problem={problem('territory')}>
        {(control) => (
          <Input
            {...control}
            maxLength={64}
            placeholder={text.territoryPlaceholder}
            value={draft.territory}
            onChange={(event) => change({ territory: event.target.value })}
          />
        )}
      </FormField>
      <StartFields value={draft} onChange={change} problem={problem('starts_at')} />
      <div className="grid content-start gap-1.5">
        <span aria-hidden className="font-medium">
          {words.side}
        </span>
        <ChoiceRow
          label={words.side}
          value={draft.side}
          options={CAPT_SIDES.map((value) => ({ value, label: words.sides[value] }))}
          onChange={(side) => change({ side })}
        />
      </div>
      <NumberField
        label={text.slots}
        value={slotsOf(draft)}
        onChange={(slots) => change({ slots })}
        hint={draft.squads.length > 0 ? fromSquads : null}
        disabled={draft.squads.length > 0}
        problem={problem('slots')}
      />
      {draft.played ? <OutcomeFields outcome={draft} onChange={change} problems={problems} /> : null}
      <FormField label={text.notes} problem={problem('notes')} className="col-span-2">
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={4000}
            placeholder={text.notesPlaceholder}
            value={draft.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        )}
      </FormField>
      {isOver ? null : (
        <MoreFields
          kind="capt"
          draft={draft}
          onChange={change}
          problems={problems}
          isNew={!capt}
          frozen={capt !== undefined && capt.status !== 'open'}
        />
      )}
    </FormFrame>
  );
};

import type { EventDetails } from '@famiglia/contract/events/events';
import type { EventSeries } from '@famiglia/contract/series/series';
import { describeRule } from '@famiglia/contract/series/series-words';
import { useNavigate } from 'react-router';
import { postingText } from '../../../entities/roster/form/posting.text.ts';
import { usePosting } from '../../../entities/roster/form/use-posting.ts';
import { FightKindField } from '../../../entities/fight-kind/fight-kind-select.tsx';
import { FormDialog } from '../../../entities/roster/form/form-dialog.tsx';
import { formatSpan } from '../../../shared/language/format-span.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { EventForm } from '../form/event-form.tsx';
import { kindDraftOf, planDraftOf } from '../form/event-draft.ts';
import { TemplateField } from '../templates/template-field.tsx';
import { useDiffering } from '../form/use-differing.ts';
import { RarerRuleFields, RuleFields } from './rule-fields.tsx';
import { seriesDraftOf, seriesRequestOf } from './series-draft.ts';
import { seriesText } from './series.text.ts';
import { useSeriesForm } from './use-series-form.ts';

interface SeriesDialogProps {
  onClose: () => void;
  series?: EventSeries;
  from?: EventDetails;
}

/** Repeats an event, or changes what is repeated. */
export const SeriesDialog = ({ onClose, series, from }: SeriesDialogProps) => {
  const text = useText(seriesText);
  const language = useLanguage();
  const differingPlan = useDiffering();
  const navigate = useNavigate();
  const { id: guildId } = useCurrentGuild();
  const form = useSeriesForm({ series, from }, () => {
    onClose();
    if (!series) void navigate(`/guild/${guildId}/events/series`);
  });
  const { draft, change, problems } = form;
  const differing = (saved: EventSeries): { name: string; value: string }[] => {
    const newer = seriesDraftOf(saved);
    const contested = form.contested(newer);
    const { plan: _mine, hours_before: mine, ...rule } = seriesRequestOf(contested);
    const isSameRule = Object.entries(rule).every(
      ([field, value]) => JSON.stringify(value) === JSON.stringify(saved[field as keyof typeof rule]),
    );
    return [
      ...(isSameRule ? [] : [{ name: text.repeats, value: describeRule(language, saved) }]),
      ...(mine === saved.hours_before ? [] : [{ name: text.hoursBefore, value: String(saved.hours_before) }]),
      ...differingPlan(newer, contested),
    ];
  };
  const theirs = form.theirs && differing(form.theirs);
  const { postsNothing } = useText(postingText);
  const createNote = usePosting('event', series === undefined).data?.problem ? postsNothing : text.createNote;
  return (
    <FormDialog
      title={series ? text.editTitle : text.createTitle}
      description={series ? text.editNote : createNote}
      save={series ? text.save : text.start}
      saving={form.saving}
      theirs={theirs}
      onClose={onClose}
    >
      {(id) => (
        <EventForm
          id={id}
          form={{ ...form, problems }}
          theirs={theirs}
          isNew
          frozen={false}
          hasLeaders={false}
          top={
            <>
              <FightKindField
                value={draft.fightKind}
                onChange={(fightKind, kind) =>
                  change(kind && !series ? kindDraftOf(draft, kind, null) : { fightKind })
                }
              />
              {series || from ? null : <TemplateField onChoose={(plan) => change(planDraftOf(plan))} />}
            </>
          }
          when={<RuleFields draft={draft} onChange={change} problems={problems} />}
          more={{
            fields: <RarerRuleFields draft={draft} onChange={change} problems={problems} />,
            summary: [text.opensBefore(formatSpan(language, Number(draft.hoursBefore) * 60))],
          }}
        />
      )}
    </FormDialog>
  );
};

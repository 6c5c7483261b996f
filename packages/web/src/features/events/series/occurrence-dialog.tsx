import { seriesRoutes } from '@famiglia/contract/series/series';
import type { EventSeries, Occurrence } from '@famiglia/contract/series/series';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { FormDialog } from '../../../entities/roster/form/form-dialog.tsx';
import { useSignUpForm } from '../../../entities/roster/form/use-sign-up-form.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { draftFieldOf, planDraftOf, problemsOf, requestOf } from '../form/event-draft.ts';
import { EventForm } from '../form/event-form.tsx';
import { useDifferingEvent } from '../form/use-differing.ts';
import { seriesText } from './series.text.ts';

interface OccurrenceDialogProps {
  series: EventSeries;
  date: Occurrence;
  onClose: () => void;
}

const draftOfDate = ({ plan, starts_at: start }: Occurrence, zone: string) => ({
  ...planDraftOf(plan),
  ...wallTimeAt(new Date(start), zone),
});

/** Changes one date of a series alone. */
export const OccurrenceDialog = ({ series, date, onClose }: OccurrenceDialogProps) => {
  const text = useText(seriesText);
  const differing = useDifferingEvent();
  const { id: guildId, time_zone: zone } = useCurrentGuild();
  const form = useSignUpForm({
    name: `series:${guildId}:${series.id}:${date.day}`,
    of: series,
    draftOf: (of) => draftOfDate(of?.next.find(({ day }) => day === date.day) ?? date, zone),
    problemsOf: (draft) => problemsOf(draft, zone),
    fieldOf: (field) => draftFieldOf(field.replace(/^plan\./, '')),
    send: (draft, { version }) => {
      const { starts_at, ...plan } = requestOf(draft, zone);
      const ids = { guildId, seriesId: series.id, day: date.day };
      return callApi(seriesRoutes.change, { ...ids, starts_at, plan, version });
    },
    touches: guildKey(guildId, 'events'),
    onDone: onClose,
  });
  const now = form.theirs && (form.theirs.next.find(({ day }) => day === date.day) ?? date);
  const newer = now && draftOfDate(now, zone);
  const theirs = newer && differing(newer, form.contested(newer));
  return (
    <FormDialog
      title={text.changeTitle}
      description={text.changeNote}
      save={text.save}
      saving={form.saving}
      theirs={theirs}
      onClose={onClose}
    >
      {(id) => <EventForm id={id} form={form} theirs={theirs} isNew frozen={false} hasLeaders={false} />}
    </FormDialog>
  );
};

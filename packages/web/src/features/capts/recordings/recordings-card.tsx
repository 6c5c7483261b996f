import { recordingRoutes } from '@famiglia/contract/capts/recording-routes';
import type { CaptDetails, Recording } from '@famiglia/contract/capts/capts';
import type { Participant } from '@famiglia/contract/events/events';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Busy } from '../../../shared/ui/busy.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { SlashCommand } from '../../../shared/ui/slash-command.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useCaptChange, useRecordings } from '../queries.ts';
import { AddRecording } from './add-recording.tsx';
import { MissingRecordings } from './missing-recordings.tsx';
import { RecordingRow } from './recording-row.tsx';
import { recordingsText } from './recordings.text.ts';

interface RecordingsCardProps {
  capt: CaptDetails;
  participants: readonly Participant[];
  leads: boolean;
}

/** Everybody whose view a recording may show: players and participants. */
const peopleOf = ({ players }: CaptDetails, participants: readonly Participant[]) => {
  const names = new Map(participants.map((one) => [one.user_id, one.ingame_nick ?? one.display_name]));
  for (const { user_id: id, nick, side } of players) if (id !== null && side === 'ours') names.set(id, nick);
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

/** The recordings of a capt, and who has not sent one. */
export const RecordingsCard = ({ capt, participants, leads }: RecordingsCardProps) => {
  const text = useText(recordingsText);
  const recordings = useRecordings(useCurrentGuild().id, capt.id);
  const remove = useRemoveRecording(capt.id);
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 font-semibold">{text.title}</h2>
      <QueryView
        query={recordings}
        skeleton={
          <Busy>
            <SkeletonRows rows={3} lead="icon" height="h-12" />
          </Busy>
        }
      >
        {({ items, missing }) => (
          <>
            {items.length === 0 ? (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 text-muted">
                {text.none}
                <SlashCommand command="/capt record" />
              </p>
            ) : (
              <ul>
                {items.map((one) => (
                  <RecordingRow
                    key={one.id}
                    recording={one}
                    onRemove={leads ? () => remove(one) : undefined}
                  />
                ))}
              </ul>
            )}
            {items.length > 0 && missing.length === 0 ? (
              <p className="border-t border-line px-4 py-3 text-muted">{text.nobodyMissing}</p>
            ) : (
              <MissingRecordings captId={capt.id} missing={missing} leads={leads} />
            )}
            {leads ? <AddRecording captId={capt.id} people={peopleOf(capt, participants)} /> : null}
          </>
        )}
      </QueryView>
    </Card>
  );
};

const failed = (error: Error): void => toast.error(errorDetail(error));

/** Removes at once; a toast offers to add the same link again. */
const useRemoveRecording = (captId: string) => {
  const text = useText(recordingsText);
  const remove = useCaptChange(recordingRoutes.removeRecording);
  const add = useCaptChange(recordingRoutes.addRecording);
  return ({ id, url, user_id }: Recording): void =>
    remove.mutate(
      { captId, recordingId: id },
      {
        onSuccess: () =>
          toast.success(text.removed, undefined, {
            label: text.undo,
            run: () => add.mutate({ captId, url, user_id }, { onError: failed }),
          }),
        onError: failed,
      },
    );
};

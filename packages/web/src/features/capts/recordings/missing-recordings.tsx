import { recordingRoutes } from '@famiglia/contract/capts/recording-routes';
import type { MissingRecording } from '@famiglia/contract/capts/capts';
import { BellRing } from '../../../shared/ui/icons.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useCaptChange } from '../queries.ts';
import { recordingsText } from './recordings.text.ts';

interface MissingRecordingsProps {
  captId: string;
  missing: readonly MissingRecording[];
  leads: boolean;
}

/** Players without a recording, and for a leader the button that reminds them. */
export const MissingRecordings = ({ captId, missing, leads }: MissingRecordingsProps) => {
  const text = useText(recordingsText);
  const format = useFormat();
  const ask = useCaptChange(recordingRoutes.askForRecordings);
  const remind = () =>
    ask.mutate(
      { captId },
      {
        onSuccess: ({ asked }) => toast.success(text.asked(asked)),
        onError: (error) => toast.error(errorDetail(error)),
      },
    );
  if (missing.length === 0) return null;
  return (
    <section className="grid gap-2.5 border-t border-line px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-muted">{text.missing(missing.length)}</h3>
        {leads ? (
          <Button icon={<BellRing aria-hidden className="size-4" />} loading={ask.isPending} onClick={remind}>
            {text.remind}
          </Button>
        ) : null}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {missing.map((one) => (
          <li key={one.user_id} className="flex max-w-full items-center gap-2">
            <Avatar id={one.user_id} name={one.ingame_nick ?? one.display_name} src={one.avatar_url} />
            <span className="grid min-w-0" title={one.display_name}>
              <span className="truncate">{one.ingame_nick ?? one.display_name}</span>
              {one.asked_at ? (
                <span className="truncate text-xs text-faint">
                  {text.askedAt(format.relative(one.asked_at))}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

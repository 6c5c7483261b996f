import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useStartTrial } from '../queries.ts';
import { subscriptionText } from '../subscription.text.ts';

/** Starts the trial; the page then switches to the panel by itself. */
export const TrialButton = () => {
  const text = useText(subscriptionText);
  const start = useStartTrial(useCurrentGuild().id);
  return (
    <div className="grid gap-1.5">
      <Button variant="primary" loading={start.isPending} onClick={() => start.mutate()}>
        {text.startTrial}
      </Button>
      {start.error ? (
        <p role="alert" className="text-xs text-bad">
          {errorDetail(start.error)}
        </p>
      ) : null}
    </div>
  );
};

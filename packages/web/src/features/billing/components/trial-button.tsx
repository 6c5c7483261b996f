import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import type { ButtonLook } from '../../../shared/ui/button-classes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { useStartTrial } from '../queries.ts';
import { subscriptionText } from '../subscription.text.ts';

/** Starts the trial; the page then switches to the panel by itself. */
export const TrialButton = ({ variant = 'primary', size = 'medium' }: ButtonLook) => {
  const text = useText(subscriptionText);
  const start = useStartTrial(useCurrentGuild().id);
  return (
    <div className="grid gap-1.5">
      <Button variant={variant} size={size} loading={start.isPending} onClick={() => start.mutate({})}>
        {text.startTrial}
      </Button>
      <Refusal error={start.error} className="text-xs" />
    </div>
  );
};

import type { FirstSteps } from '@famiglia/contract/dashboard/first-steps';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useSettleStep } from '../queries.ts';
import { firstStepsText } from './first-steps.text.ts';

/** The way back to a guide that the family put away, until its first event is finished. */
export const FirstStepsAway = ({ first: { steps } }: { first: FirstSteps }) => {
  const text = useText(firstStepsText);
  const settle = useSettleStep(useCurrentGuild().id);
  if (steps.some(({ name, done }) => name === 'finish' && done)) return null;
  return (
    <Button
      variant="ghost"
      className="justify-self-start"
      loading={settle.isPending}
      onClick={() => settle.mutate({ step: 'all', settled: false })}
    >
      {text.show(text.progress(steps.filter(({ done }) => done).length, steps.length))}
    </Button>
  );
};

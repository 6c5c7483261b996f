import { Check, ChevronRight, X } from '../../../shared/ui/icons.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { dismiss, isDismissed } from './onboarding-memory.ts';
import { onboardingText } from './onboarding.text.ts';
import { useSteps } from './use-steps.ts';

const Checklist = ({ guildId }: { guildId: string }) => {
  const text = useText(onboardingText);
  const steps = useSteps();
  const [hidden, setHidden] = useState(() => isDismissed(guildId));
  const done = steps.filter((step) => step.done).length;
  if (hidden || done === steps.length) return null;
  return (
    <Card>
      <section aria-label={text.title}>
        <header className="flex items-start gap-3 border-b border-line py-3 pr-2 pl-4">
          <div className="min-w-0 flex-1">
            <h2 className="font-semibold">
              {text.title}{' '}
              <span className="ml-1.5 inline-flex">
                <Badge tone="brass">{text.progress(done, steps.length)}</Badge>
              </span>
            </h2>
            <p className="text-pretty text-muted">{text.note}</p>
          </div>
          <IconButton
            label={text.dismiss}
            onClick={() => {
              dismiss(guildId);
              setHidden(true);
            }}
          >
            <X aria-hidden className="size-4" />
          </IconButton>
        </header>
        <ul className="grid md:grid-cols-2">
          {steps.map((step) => {
            const { name, note } = text.steps[step.name];
            return (
              <li key={step.name}>
                <Link
                  to={`/guild/${guildId}/settings/${step.section}`}
                  className="flex h-full items-start gap-3 px-4 py-3.5 transition-colors duration-(--quick) hover:bg-hover"
                >
                  <span
                    aria-hidden
                    className={classes(
                      'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border',
                      step.done ? 'border-good bg-good-wash text-good' : 'border-line-strong',
                    )}
                  >
                    {step.done ? <Check className="size-3 stroke-3" /> : null}
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className={classes('block font-medium', step.done && 'text-muted')}>
                      {name}
                      {step.done ? <span className="sr-only"> ({text.done})</span> : null}
                    </span>
                    <span className="block text-xs text-pretty text-muted">{note}</span>
                  </span>
                  <ChevronRight aria-hidden className="mt-0.5 size-4 shrink-0 text-faint" />
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
    </Card>
  );
};

/** On the dashboard until everything is done or hidden. It is optional. */
export const FirstSteps = () => {
  const { id } = useCurrentGuild();
  return <Checklist key={id} guildId={id} />;
};

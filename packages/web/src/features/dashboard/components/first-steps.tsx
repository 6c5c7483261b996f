import { FIRST_QUESTIONS, LATER_STEPS } from '@famiglia/contract/dashboard/first-steps';
import type { FirstStep, FirstSteps as Steps, LaterStep } from '@famiglia/contract/dashboard/first-steps';
import { zoneCity } from '@famiglia/contract/kit/zone-names';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { LANGUAGE_NAMES } from '../../../shared/language/language-names.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { may } from '../../../shared/lib/may.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useNow } from '../../../shared/lib/use-now.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { X } from '../../../shared/ui/icons.ts';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { useSettleStep } from '../queries.ts';
import { ChannelsQuestion } from './channels-question.tsx';
import { firstStepsText } from './first-steps.text.ts';
import { LanguageQuestion } from './language-question.tsx';
import { LeadersChooser } from './leaders-chooser.tsx';

const mayWait = (step: FirstStep): step is LaterStep => LATER_STEPS.some((one) => one === step);

/** On the overview of a new family: three questions, then the next step with the button that does it, and what else is left. */
export const FirstSteps = ({ first }: { first: Steps }) => {
  const text = useText(firstStepsText);
  const settle = useSettleStep(useCurrentGuild().id);
  // A question that the reader has begun to answer stays until they are through, whatever others answer meanwhile.
  const [held, hold] = useState<FirstStep | null>(null);
  const { steps } = first;
  const done = steps.filter((step) => step.done).length;
  const isThrough = steps.some((step) => step.name === 'finish' && step.done);
  const next = steps.find((step) => !step.done && !step.later)?.name;
  const current = isThrough ? undefined : (held ?? next);
  const question = FIRST_QUESTIONS.findIndex((one) => one === current);
  const left =
    isThrough || question !== -1 ? [] : steps.filter((step) => !step.done && step.name !== current);
  return (
    <Card>
      <section aria-label={text.title} className="grid gap-3 p-4">
        <header className="flex items-center gap-3">
          <h2 className="text-muted">{text.title}</h2>
          <Badge tone="brass">
            {question === -1
              ? text.progress(done, steps.length)
              : text.question(question + 1, FIRST_QUESTIONS.length)}
          </Badge>
          <IconButton
            label={text.hide}
            className="-my-2 -mr-2 ml-auto"
            onClick={() => settle.mutate({ step: 'all', settled: true })}
          >
            <X aria-hidden className="size-4" />
          </IconButton>
        </header>
        <ol aria-hidden className="flex gap-1">
          {steps.map((step, index) => (
            <li
              key={step.name}
              className={classes('h-1 flex-1 rounded-full', index < done ? 'bg-good' : 'bg-line-strong')}
            />
          ))}
        </ol>
        {current === undefined ? (
          <StepWords name={text.through} note={text.throughNote} />
        ) : (
          <CurrentStep
            key={current}
            step={current}
            first={first}
            onChoose={() => hold(current)}
            onDone={() => hold(null)}
          />
        )}
        <Refusal error={settle.error} />
        {left.length > 0 ? (
          <p className="flex flex-wrap items-center gap-x-4">
            <span className="text-xs text-muted">{text.left}</span>
            {left.map(({ name }) => (
              <button
                key={name}
                type="button"
                className="min-h-11 text-left text-muted hover:text-text md:min-h-8"
                onClick={() => hold(name)}
              >
                {text.steps[name].name}
              </button>
            ))}
          </p>
        ) : null}
        {current === 'language' ? null : <Answered first={first} />}
      </section>
    </Card>
  );
};

/** What the questions were answered with, by whomever, and where it is changed. */
const Answered = ({ first }: { first: Steps }) => {
  const text = useText(firstStepsText);
  const language = useLanguage();
  const { id: guildId } = useCurrentGuild();
  const spoken = first.steps.some(({ name, done }) => name === 'language' && done);
  const channels = first.channels.flatMap(({ chosen }) => (chosen === null ? [] : [`#${chosen}`]));
  const answers = [
    ...(spoken ? [`${LANGUAGE_NAMES[first.language]}, ${zoneCity(first.time_zone, language)}`] : []),
    ...(first.leaders.length > 0 ? [text.leading(first.leaders.map(({ name }) => name).join(', '))] : []),
    ...(channels.length > 0 ? [channels.join(', ')] : []),
  ];
  if (answers.length === 0) return null;
  return (
    <p className="text-xs text-pretty wrap-anywhere text-muted">
      {answers.join(' · ')}{' '}
      <Link
        to={`/guild/${guildId}/settings/general`}
        className="text-brass underline decoration-line-strong underline-offset-3 hover:decoration-brass"
      >
        {text.change}
      </Link>
    </p>
  );
};

const StepWords = ({ name, note }: { name: string; note: string }) => (
  <div>
    <h3 className="text-base font-semibold">{name}</h3>
    <p className="text-pretty text-muted">{note}</p>
  </div>
);

interface CurrentStepProps {
  step: FirstStep;
  first: Steps;
  onChoose: () => void;
  onDone: () => void;
}

const CurrentStep = ({ step, first, onChoose, onDone }: CurrentStepProps) => {
  const text = useText(firstStepsText);
  const { id: guildId, access } = useCurrentGuild();
  const finishNote = useFinishNote(first.event);
  const settle = useSettleStep(guildId);
  const { name, note } = text.steps[step];
  const to: Partial<Record<FirstStep, string>> = {
    bot_rights: `/guild/${guildId}/settings/channels`,
    event: `/guild/${guildId}/events?new`,
    names: `/guild/${guildId}/settings/joining`,
    ranks: `/guild/${guildId}/personnel/ranks/ladder`,
    // Who may not grant rights is led to the page that says who may.
    ...(may(access.permissions, 'access.manage') ? {} : { deputies: `/guild/${guildId}/settings/roles` }),
    finish: `/guild/${guildId}/events/${first.event?.id ?? ''}`,
  };
  const way = to[step];
  const isPosted = first.channels.some(({ purpose, chosen }) => purpose === 'events' && chosen !== null);
  return (
    <>
      <StepWords name={name} note={step === 'finish' ? finishNote : note} />
      <div className="flex flex-wrap items-start gap-2">
        {step === 'language' ? <LanguageQuestion first={first} onChoose={onChoose} onDone={onDone} /> : null}
        {step === 'deputies' && way === undefined ? (
          <LeadersChooser
            leading={first.leaders.map((role) => role.name)}
            onChoose={onChoose}
            onDone={onDone}
          />
        ) : null}
        {step === 'channels' ? <ChannelsQuestion first={first} onChoose={onChoose} /> : null}
        {way === undefined ? null : (
          <Link to={way} className={buttonClasses({ variant: 'primary' })}>
            {text.actions[step]}
          </Link>
        )}
        {mayWait(step) && step !== 'language' ? (
          <Button
            variant={step === 'channels' && isPosted ? 'primary' : 'ghost'}
            loading={settle.isPending}
            onClick={() => settle.mutate({ step, settled: true }, { onSuccess: onDone })}
          >
            {step === 'channels' && isPosted ? text.next : text.later}
          </Button>
        ) : null}
      </div>
      <Refusal error={settle.error} />
    </>
  );
};

/** How far the first evening is, and when it begins; attendance can be marked only after that. */
const useFinishNote = (event: Steps['event']): string => {
  const text = useText(firstStepsText);
  const format = useFormat();
  const { time_zone: zone } = useCurrentGuild();
  const now = useNow();
  if (event === null) return '';
  const next =
    Date.parse(event.starts_at) > now.getTime()
      ? text.starts(event.title, format.moment(event.starts_at, zone))
      : text.started(event.title);
  return `${text.evening(event)} ${next}`;
};

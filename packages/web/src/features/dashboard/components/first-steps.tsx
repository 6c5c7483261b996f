import type { FirstStep, FirstSteps as Steps } from '@famiglia/contract/dashboard/first-steps';
import { zoneCity } from '@famiglia/contract/kit/zone-names';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChannelChooser } from '../../../entities/channel/channel-chooser.tsx';
import { useFormat } from '../../../shared/language/use-format.ts';
import { LANGUAGE_NAMES } from '../../../shared/language/language-names.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { readStorage, writeStorage } from '../../../shared/lib/browser-storage.ts';
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
import { firstStepsText } from './first-steps.text.ts';
import { LeadersChooser } from './leaders-chooser.tsx';

/** A family can live without these. */
const OPTIONAL: ReadonlySet<FirstStep> = new Set(['names', 'gg_channel', 'ranks', 'deputies']);

/** What this person does not want to see is kept in the browser: it is no fact about the family. */
const useHidden = (guildId: string) => {
  const key = (what: FirstStep | 'all') => `first-steps-hidden:${guildId}:${what}`;
  const [, redraw] = useState(0);
  return {
    isHidden: (what: FirstStep | 'all') => readStorage(key(what)) !== null,
    hide: (what: FirstStep | 'all') => {
      writeStorage(key(what), '1');
      redraw((count) => count + 1);
    },
  };
};

/** On the overview of a new family: the next step, with the button that does it. */
export const FirstSteps = ({ first }: { first: Steps }) => {
  const text = useText(firstStepsText);
  const { id: guildId } = useCurrentGuild();
  const { isHidden, hide } = useHidden(guildId);
  if (isHidden('all')) return null;
  const { steps } = first;
  const done = steps.filter((step) => step.done).length;
  const next = steps.find(({ name, done: isDone }) => !isDone && !isHidden(name))?.name;
  const isThrough = steps.some((step) => step.name === 'finish' && step.done);
  const current = isThrough ? undefined : next;
  return (
    <Card>
      <section aria-label={text.title} className="grid gap-3 p-4">
        <header className="flex items-center gap-3">
          <h2 className="text-muted">{text.title}</h2>
          <Badge tone="brass">{text.progress(done, steps.length)}</Badge>
          <IconButton label={text.hide} className="-my-2 -mr-2 ml-auto" onClick={() => hide('all')}>
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
            step={current}
            first={first}
            later={
              OPTIONAL.has(current) ? (
                <Button variant="ghost" onClick={() => hide(current)}>
                  {text.later}
                </Button>
              ) : null
            }
          />
        )}
        {first.guessed ? <Guessed {...first.guessed} /> : null}
      </section>
    </Card>
  );
};

/** What nobody chose yet, and where to choose. */
const Guessed = ({ language, time_zone: zone }: NonNullable<Steps['guessed']>) => {
  const text = useText(firstStepsText);
  const { id: guildId } = useCurrentGuild();
  return (
    <p className="text-xs text-pretty text-muted">
      {text.guessed(LANGUAGE_NAMES[language], zoneCity(zone, useLanguage()))}{' '}
      <Link to={`/guild/${guildId}/settings/general`} className="text-brass hover:underline">
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

const CurrentStep = ({ step, first, later }: { step: FirstStep; first: Steps; later: ReactNode }) => {
  const text = useText(firstStepsText);
  const { id: guildId, access } = useCurrentGuild();
  const finishNote = useFinishNote(first.event);
  const { name, note } = text.steps[step];
  const to: Partial<Record<FirstStep, string>> = {
    bot_rights: `/guild/${guildId}/settings/channels`,
    event: `/guild/${guildId}/events?new`,
    names: `/guild/${guildId}/settings/joining`,
    ranks: `/guild/${guildId}/personnel/ranks/ladder`,
    deputies: `/guild/${guildId}/settings/roles`,
    finish: `/guild/${guildId}/events/${first.event?.id ?? ''}`,
  };
  const way = to[step];
  // Who may not grant rights is led to the page that says who may.
  const asksWho = step === 'deputies' && may(access.permissions, 'access.manage');
  return (
    <>
      <StepWords name={name} note={step === 'finish' ? finishNote : note} />
      <div className="flex flex-wrap items-start gap-2">
        {asksWho ? <LeadersChooser /> : null}
        {way === undefined || asksWho ? null : (
          <Link to={way} className={buttonClasses({ variant: 'primary' })}>
            {text.actions[step]}
          </Link>
        )}
        {way === undefined && first.new_channel ? <ChannelChooser {...first.new_channel} /> : null}
        {later}
      </div>
    </>
  );
};

/** When the event begins; attendance can be marked only after that. */
const useFinishNote = (event: Steps['event']): string => {
  const text = useText(firstStepsText);
  const format = useFormat();
  const { time_zone: zone } = useCurrentGuild();
  const now = useNow();
  if (event === null) return '';
  return Date.parse(event.starts_at) > now.getTime()
    ? text.starts(event.title, format.moment(event.starts_at, zone))
    : text.started(event.title);
};

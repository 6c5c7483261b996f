import { hexOf } from '@famiglia/contract/events/event-look';
import { formatSpan } from '../../../shared/language/format-span.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { answersText } from '../../../entities/roster/answers/answers.text.ts';
import { useFightKindName } from '../../../entities/fight-kind/use-fight-kinds.ts';
import { signUpText } from '../../../entities/roster/sign-up.text.ts';
import { pingText } from '../../../entities/roster/form/ping.text.ts';
import { threadText } from '../../../entities/roster/form/thread.text.ts';
import { usePingName } from '../../../entities/roster/use-ping-name.ts';
import { squadsInWords } from '../../../entities/roster/form/squad-draft.ts';
import { squadsText } from '../../../entities/roster/form/squads.text.ts';
import { colorText } from '../../../shared/ui/color.text.ts';
import type { EventDraft } from './event-draft.ts';
import { planRequestOf, requestOf } from './event-draft.ts';
import { formText } from './form.text.ts';
import { lookText } from './look.text.ts';

/** Lists where what somebody else saved differs from the draft, but for the time, in the reader's language. */
export const useDiffering = () => {
  const text = useText(formText);
  const words = useText(signUpText);
  const squads = useText(squadsText);
  const ping = useText(pingText);
  const thread = useText(threadText);
  const answers = useText(answersText).field;
  const look = useText(lookText);
  const color = useText(colorText);
  const kind = useFightKindName();
  const { nameOf } = usePingName();
  const format = useFormat();
  const language = useLanguage();
  const number = (value: number | undefined) =>
    value === undefined ? words.asInSettings : format.number(value);
  return (theirs: EventDraft, draft: EventDraft): { name: string; value: string }[] => {
    const mine = planRequestOf(draft);
    const saved = planRequestOf(theirs);
    const reminders = saved.reminders_minutes?.map((minutes) => formatSpan(language, minutes));
    const fields = [
      ['title', text.name, saved.title],
      ['slots', text.slots, number(saved.slots)],
      ['squads', squads.squads, squadsInWords(theirs.squads, nameOf)],
      ['reward', text.reward, number(saved.reward)],
      [
        'cutoff_minutes',
        words.signUpEnds,
        saved.cutoff_minutes === null ? words.byHand : number(saved.cutoff_minutes),
      ],
      [
        'ping_role_id',
        ping.whom,
        saved.ping_role_id === undefined ? ping.asInSettings : nameOf(saved.ping_role_id),
      ],
      ['ping_again_minutes', ping.again, number(saved.ping_again_minutes)],
      ['thread', thread.thread, theirs.thread === '' ? thread.asInSettings : thread[theirs.thread]],
      [
        'more_answers',
        answers.label,
        theirs.moreAnswers === '' ? answers.asInSettings : answers[theirs.moreAnswers],
      ],
      [
        'reminders_minutes',
        words.remind,
        reminders ? reminders.join(', ') || words.nobodyReminded : words.asInSettings,
      ],
      ['emoji', look.emoji, saved.emoji ?? '—'],
      ['fight_kind_id', kind.label, kind.nameOf(saved.fight_kind_id)],
      ['color', color.color, saved.color === null ? color.usual : hexOf(saved.color)],
      ['picture_id', look.picture, saved.picture_id === null ? look.noPicture : look.hasPicture],
      ['scheduled_event', look.scheduledEvent, saved.scheduled_event ? look.on : look.off],
      ['description', text.description, saved.description || '—'],
    ] as const;
    return fields
      .filter(([field]) => JSON.stringify(mine[field]) !== JSON.stringify(saved[field]))
      .map(([, name, value]) => ({ name, value }));
  };
};

/** The same for an event or one date of a series: with its start. */
export const useDifferingEvent = () => {
  const { day } = useText(signUpText);
  const format = useFormat();
  const { time_zone: zone } = useCurrentGuild();
  const differing = useDiffering();
  return (theirs: EventDraft, draft: EventDraft): { name: string; value: string }[] => {
    const { starts_at: start } = requestOf(theirs, zone);
    const isMoved = start !== requestOf(draft, zone).starts_at;
    return [
      ...(isMoved ? [{ name: day, value: format.moment(start, zone) }] : []),
      ...differing(theirs, draft),
    ];
  };
};

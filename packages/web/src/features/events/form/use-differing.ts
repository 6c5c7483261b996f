import type { EventDetails } from '@famiglia/contract/events';
import { formatSpan } from '../../../shared/language/format-span.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { signUpText } from '../../../entities/sign-up/sign-up.text.ts';
import { pingText } from '../../../entities/sign-up/form/ping.text.ts';
import { threadText } from '../../../entities/sign-up/form/thread.text.ts';
import { usePingName } from '../../../entities/sign-up/use-ping-name.ts';
import { squadsDiffer, squadsInWords } from '../../../entities/sign-up/form/squad-draft.ts';
import { squadsText } from '../../../entities/sign-up/form/squads.text.ts';
import type { EventDraft } from './event-draft.ts';
import { requestOf } from './event-draft.ts';
import { formText } from './form.text.ts';

/** Lists where an event differs from the draft, in the reader's language. */
export const useDiffering = () => {
  const text = useText(formText);
  const words = useText(signUpText);
  const squads = useText(squadsText);
  const ping = useText(pingText);
  const thread = useText(threadText);
  const { nameOf } = usePingName();
  const format = useFormat();
  const language = useLanguage();
  const { time_zone: zone } = useCurrentGuild();
  return (theirs: EventDetails, draft: EventDraft): { name: string; value: string }[] => {
    const mine = requestOf(draft, zone);
    const spans = theirs.reminders_minutes.map((minutes) => formatSpan(language, minutes));
    const fields = [
      [text.name, mine.title !== theirs.title, theirs.title],
      [words.day, mine.starts_at !== theirs.starts_at, format.moment(theirs.starts_at, zone)],
      [text.slots, mine.slots !== theirs.slots, format.number(theirs.slots)],
      [squads.squads, squadsDiffer(draft.squads, theirs.squads), squadsInWords(theirs.squads)],
      [text.reward, mine.reward !== theirs.reward, format.number(theirs.reward)],
      [
        words.signUpEnds,
        (mine.cutoff_minutes ?? null) !== theirs.cutoff_minutes,
        theirs.cutoff_minutes === null ? words.byHand : format.number(theirs.cutoff_minutes),
      ],
      [ping.whom, mine.ping_role_id !== theirs.ping_role_id, nameOf(theirs.ping_role_id)],
      [
        ping.again,
        mine.ping_again_minutes !== theirs.ping_again_minutes,
        format.number(theirs.ping_again_minutes),
      ],
      [thread.thread, mine.thread !== theirs.thread, theirs.thread ? thread.yes : thread.no],
      [
        words.remind,
        String(mine.reminders_minutes) !== String(theirs.reminders_minutes),
        spans.join(', ') || words.nobodyReminded,
      ],
      [text.description, mine.description !== theirs.description, theirs.description || '—'],
    ] as const;
    return fields.filter(([, differs]) => differs).map(([name, , value]) => ({ name, value }));
  };
};

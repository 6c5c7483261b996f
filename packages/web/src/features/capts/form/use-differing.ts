import type { CaptDetails } from '@famiglia/contract/capts/capts';
import { formatSpan } from '../../../shared/language/format-span.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useFightKindName } from '../../../entities/fight-kind/use-fight-kinds.ts';
import { signUpText } from '../../../entities/roster/sign-up.text.ts';
import { pingText } from '../../../entities/roster/form/ping.text.ts';
import { answersText } from '../../../entities/roster/answers/answers.text.ts';
import { threadText } from '../../../entities/roster/form/thread.text.ts';
import { usePingName } from '../../../entities/roster/use-ping-name.ts';
import { squadDraftsOf, squadsDiffer, squadsInWords } from '../../../entities/roster/form/squad-draft.ts';
import { squadsText } from '../../../entities/roster/form/squads.text.ts';
import { captsText } from '../capts.text.ts';
import type { CaptDraft } from './capt-draft.ts';
import { requestOf } from './capt-draft.ts';
import { formText } from './form.text.ts';

/** Lists where a capt differs from the draft, in the reader's language. */
export const useDiffering = () => {
  const text = useText(formText);
  const words = useText(captsText);
  const signUp = useText(signUpText);
  const squads = useText(squadsText);
  const ping = useText(pingText);
  const thread = useText(threadText);
  const answers = useText(answersText).field;
  const { nameOf } = usePingName();
  const kind = useFightKindName();
  const format = useFormat();
  const language = useLanguage();
  const { time_zone: zone } = useCurrentGuild();
  return (theirs: CaptDetails, draft: CaptDraft): { name: string; value: string }[] => {
    const mine = requestOf(draft, zone);
    const spans = theirs.reminders_minutes.map((minutes) => formatSpan(language, minutes));
    const reminders = mine.reminders_minutes ?? theirs.reminders_minutes;
    const number = (value: number | null) => (value === null ? '—' : format.number(value));
    const fields = [
      [text.opponent, mine.opponent !== theirs.opponent, theirs.opponent],
      [words.side, mine.side !== theirs.side, words.sides[theirs.side]],
      [text.territory, mine.territory !== theirs.territory, theirs.territory || '—'],
      [signUp.day, mine.starts_at !== theirs.starts_at, format.moment(theirs.starts_at, zone)],
      [text.slots, mine.slots !== theirs.slots, format.number(theirs.slots)],
      [
        squads.squads,
        squadsDiffer(draft.squads, theirs.squads),
        squadsInWords(squadDraftsOf(theirs.squads), nameOf),
      ],
      [text.result, mine.result !== theirs.result, theirs.result ? words.results[theirs.result] : '—'],
      [text.scoreOurs, mine.score_ours !== theirs.score_ours, number(theirs.score_ours)],
      [text.scoreTheirs, mine.score_theirs !== theirs.score_theirs, number(theirs.score_theirs)],
      [ping.whom, !draft.played && mine.ping_role_id !== theirs.ping_role_id, nameOf(theirs.ping_role_id)],
      [
        ping.again,
        !draft.played && mine.ping_again_minutes !== theirs.ping_again_minutes,
        format.number(theirs.ping_again_minutes),
      ],
      [
        signUp.signUpEnds,
        !draft.played && (mine.cutoff_minutes ?? null) !== theirs.cutoff_minutes,
        theirs.cutoff_minutes === null ? signUp.byHand : format.number(theirs.cutoff_minutes),
      ],
      [thread.thread, !draft.played && mine.thread !== theirs.thread, theirs.thread ? thread.yes : thread.no],
      [
        answers.label,
        !draft.played && mine.more_answers !== theirs.more_answers,
        theirs.more_answers ? answers.yes : answers.no,
      ],
      [
        signUp.remind,
        String(reminders) !== String(theirs.reminders_minutes),
        spans.join(', ') || signUp.nobodyReminded,
      ],
      [
        kind.label,
        mine.fight_kind_id !== (theirs.fight_kind?.id ?? null),
        kind.nameOf(theirs.fight_kind?.id ?? null),
      ],
      [text.notes, mine.notes !== theirs.notes, theirs.notes || '—'],
    ] as const;
    return fields.filter(([, differs]) => differs).map(([name, , value]) => ({ name, value }));
  };
};

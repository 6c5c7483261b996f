import { formatSpan } from '../../../shared/language/format-span.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import type { SignUpKind } from '../sign-up-kind.ts';
import { usePingName } from '../use-ping-name.ts';
import { moreText } from './more.text.ts';
import type { CutoffDraft } from './cutoff-draft.ts';
import { AS_IN_SETTINGS, NOBODY } from './ping-draft.ts';
import type { PingDraft } from './ping-draft.ts';
import type { SquadDraft } from './squad-draft.ts';
import type { SwitchesDraft } from './switches-draft.ts';

/** What the form keeps in its fold, for events and capts alike. */
export interface MoreDraft extends CutoffDraft, PingDraft, SwitchesDraft {
  squads: readonly SquadDraft[];
  /** Null if the guild's settings apply. */
  reminders: readonly number[] | null;
  /** Empty if the guild's settings apply; a capt has none. */
  reward?: string;
}

/**
 * What is set in the fold, in a few words each. A new sign-up names only what differs from the settings; one that exists names
 * only what it has.
 */
export const useMoreSummary = (kind: SignUpKind['name'], isNew: boolean) => {
  const text = useText(moreText);
  const language = useLanguage();
  const format = useFormat();
  const { nameOf } = usePingName();
  const span = (minutes: string | number) => formatSpan(language, Number(minutes));
  return (draft: MoreDraft, others: readonly string[] = []): string => {
    const { reward = '', reminders, pingRole, pingAgain, cutoff, thread, moreAnswers } = draft;
    const parts = [
      ...others,
      ...only(Number(reward) > 0, () => text.reward(format.number(Number(reward)))),
      ...only(reward === '0' && isNew, () => text.noReward),
      ...only(draft.squads.length > 0, () => text.squads(draft.squads.length)),
      ...only(reminders !== null && reminders.length > 0, () =>
        text.reminders((reminders ?? []).map(span).join(', ')),
      ),
      ...only(reminders?.length === 0 && isNew, () => text.noReminders),
      ...only(pingRole !== AS_IN_SETTINGS && pingRole !== NOBODY, () => text.ping(nameOf(pingRole))),
      ...only(pingRole === NOBODY && isNew, () => text.noPing),
      ...only(Number(pingAgain) > 0, () => text.pingAgain(span(pingAgain))),
      ...only(Number(cutoff) > 0, () => text.closes(span(cutoff))),
      ...only(cutoff === '0' && isNew, () => text.closesAtStart),
      ...only(thread === 'yes', () => text.thread),
      ...only(thread === 'no' && isNew, () => text.noThread),
      ...only(moreAnswers === 'yes', () => text.moreAnswers),
      ...only(moreAnswers === 'no' && isNew, () => text.noMoreAnswers),
    ];
    if (parts.length > 0) return parts.join(' · ');
    return isNew ? text.untouched[kind] : text.nothing;
  };
};

const only = (isSaid: boolean, words: () => string): string[] => (isSaid ? [words()] : []);

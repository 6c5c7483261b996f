import type { Language } from '@famiglia/contract/constants';
import type { Participant } from '@famiglia/contract/events';
import { formatPercent } from '../language/format.ts';
import { rosterText } from './roster.text.ts';

type Placed = Pick<Participant, 'list' | 'pinned' | 'why'>;

const clock = (language: Language, value: string): string =>
  value.includes('T')
    ? new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
        new Date(value),
      )
    : value;

/** "reputation 120, main ends at 145": the reason of a place, short enough for one line of a list. */
export const explainPlace = (language: Language, { list, pinned, why }: Placed): string => {
  const text = rosterText[language];
  const measured = (say: (value: string) => string, show = (value: string) => value): string => {
    const reason = say(show(why.mine ?? '—'));
    return list === 'reserve' && why.cutoff !== null ? text.cutoff(reason, show(why.cutoff)) : reason;
  };
  switch (why.criterion) {
    case 'role_priority':
      return measured(text.rolePriority);
    case 'reputation':
      return measured(text.reputation);
    case 'reliability':
      return measured(text.reliability, (value) => formatPercent(language, Number(value) / 100));
    case 'signed_up_at':
      return measured(text.signedUpAt, (value) => clock(language, value));
    case 'benched_last_time':
      return why.mine === 'true' ? text.benched : text.played;
    case 'pinned':
      return pinned === 'out' ? text.pinnedOut : text.pinnedIn;
    case 'chose_reserve':
      return text.choseReserve;
  }
};

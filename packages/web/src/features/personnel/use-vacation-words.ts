import type { Vacation, VacationView } from '@famiglia/contract/vacations/vacations';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { personnelText } from './personnel.text.ts';

/** When somebody is away, and how it stands where the list does not say so. */
export const useVacationWords = () => {
  const text = useText(personnelText);
  const format = useFormat();
  return (vacation: Vacation, view: VacationView): string => {
    const { kind, status, first_day, last_day, ends_at, ended_at, prolonged } = vacation;
    // Days have no zone: noon is the same day for every reader.
    const day = (date: string): string => format.date(`${date}T12:00:00.000Z`);
    const days = first_day === last_day ? day(first_day) : `${day(first_day)} – ${day(last_day)}`;
    const early = ended_at !== null && ended_at < ends_at;
    return [
      kind === 'afk' ? text.afk : days,
      ...(kind === 'afk' && view === 'away' ? [text.back(format.relative(ends_at))] : []),
      ...(kind === 'afk' && view !== 'away' ? [day(first_day)] : []),
      ...(prolonged > 0 ? [text.prolonged] : []),
      ...(view === 'history' ? [early ? text.early(format.date(ended_at)) : text.states[status]] : []),
    ].join(' · ');
  };
};

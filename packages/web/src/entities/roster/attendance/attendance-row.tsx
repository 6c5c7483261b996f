import type { Participant } from '@famiglia/contract/events/events';
import { AudioLines, Clock } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { answersText } from '../answers/answers.text.ts';
import { signUpText } from '../sign-up.text.ts';

export type Attendee = Pick<Participant, 'user_id' | 'display_name'> &
  Partial<Pick<Participant, 'ingame_nick' | 'avatar_url'>>;

interface AttendanceRowProps {
  person: Attendee;
  /** The voice channel in which the bot saw them around the start. */
  seen?: string | undefined;
  /** They said that they would be late. */
  late: boolean;
  came: boolean;
  onChange: (came: boolean) => void;
  /** Missing where nobody needs an excuse. */
  excuse?: { excused: boolean; onChange: (excused: boolean) => void } | undefined;
}

/** The whole row is the checkbox, because it is pressed by thumb many times in a row. Whoever did not come can be excused. */
export const AttendanceRow = ({ person, seen, late, came, onChange, excuse }: AttendanceRowProps) => {
  const text = useText(signUpText);
  const answers = useText(answersText);
  const name = person.ingame_nick ?? person.display_name;
  return (
    <li className="flex flex-wrap items-center border-b border-line last:border-b-0 has-checked:bg-good-wash">
      <label className="flex min-h-12 min-w-44 flex-1 cursor-pointer items-center gap-3 px-4 py-1 transition-colors duration-(--quick) select-none hover:bg-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brass">
        <Checkbox checked={came} onChange={(event) => onChange(event.target.checked)} />
        <Avatar id={person.user_id} name={name} src={person.avatar_url ?? null} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">{name}</span>
          {late ? (
            <span className="flex items-center gap-1.5 text-xs text-muted">
              <Clock aria-hidden className="size-3 shrink-0" />
              {answers.late}
            </span>
          ) : null}
          {seen ? (
            <span className="flex items-center gap-1.5 text-xs text-muted">
              <AudioLines aria-hidden className="size-3 shrink-0 text-good" />
              {seen}
            </span>
          ) : null}
        </span>
      </label>
      {excuse && !came ? (
        <button
          type="button"
          aria-pressed={excuse.excused}
          aria-label={`${text.excused}: ${name}`}
          onClick={() => excuse.onChange(!excuse.excused)}
          className={classes(
            'mx-3 min-h-9 rounded-sm border px-2.5 text-xs transition-colors duration-(--quick)',
            excuse.excused
              ? 'border-brass bg-raised font-medium text-text'
              : 'border-line text-muted hover:bg-hover',
          )}
        >
          {excuse.excused ? text.excused : text.excuse}
        </button>
      ) : null}
    </li>
  );
};

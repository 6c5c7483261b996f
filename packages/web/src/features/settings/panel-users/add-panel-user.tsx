import { snowflake } from '@famiglia/contract/kit/shapes';
import { UserPlus } from '../../../shared/ui/icons.ts';
import { useId, useState } from 'react';
import { commonText } from '../../../shared/language/common.text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { ApiError } from '../../../shared/lib/api-error.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { useAddPanelUser } from '../queries.ts';
import { useProblemWords } from '../controls/use-problem-words.ts';
import { MemberFinder } from './member-finder.tsx';
import { announce } from '../../../shared/ui/announce.ts';
import { panelUsersText } from './panel-users.text.ts';

const NOTHING = { typed: '', userId: null as string | null, until: '' };

/** The last second of that day in the person's time zone: "until the 12th" includes the 12th. */
const endOfDay = (date: string): string | null => (date ? new Date(`${date}T23:59:59`).toISOString() : null);

export const AddPanelUser = () => {
  const text = useText(panelUsersText);
  const id = useId();
  const words = useProblemWords();
  const [{ typed, userId, until }, setForm] = useState(NOTHING);
  const common = useText(commonText);
  const add = useAddPanelUser(useCurrentGuild().id);
  const pasted = snowflake.safeParse(typed.trim());
  const chosen = userId ?? (pasted.success ? pasted.data : null);

  const past =
    add.error instanceof ApiError && add.error.errors.find((problem) => problem.field === 'expires_at');
  const problem = add.error && !past ? errorDetail(add.error) : '';

  return (
    <form
      noValidate
      className="grid items-start gap-x-3 gap-y-3 p-4 @xl:grid-cols-[minmax(0,1fr)_160px_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === null) return;
        add.mutate(
          { user_id: chosen, expires_at: endOfDay(until) },
          {
            onSuccess: () => {
              setForm(NOTHING);
              announce(common.saved);
            },
          },
        );
      }}
    >
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-member`} className="font-medium">
          {text.member}
        </label>
        <MemberFinder
          id={`${id}-member`}
          value={typed}
          onType={(next) => {
            add.reset();
            setForm({ typed: next, userId: null, until });
          }}
          onChoose={(member) => setForm({ typed: member.display_name, userId: member.user_id, until })}
          invalid={problem !== ''}
          describedBy={`${id}-problem`}
        />
        <p id={`${id}-problem`} role="alert" className="text-xs text-bad empty:hidden">
          {problem}
        </p>
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-until`} className="font-medium">
          {text.until}
        </label>
        <Input
          id={`${id}-until`}
          type="date"
          aria-describedby={`${id}-hint`}
          aria-invalid={Boolean(past)}
          value={until}
          onChange={(event) => {
            add.reset();
            setForm({ typed, userId, until: event.target.value });
          }}
        />
        <p id={`${id}-hint`} className={past ? 'text-xs text-bad' : 'text-xs text-muted'}>
          {past ? words(past.message) : text.untilHint}
        </p>
      </div>
      <Button
        type="submit"
        variant="primary"
        className="@xl:mt-6.5"
        disabled={chosen === null}
        loading={add.isPending}
        icon={<UserPlus aria-hidden className="size-4" />}
      >
        {text.add}
      </Button>
    </form>
  );
};

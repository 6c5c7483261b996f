import { useText } from '../../../shared/language/use-text.ts';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { SignUpKind } from '../sign-up-kind.ts';
import { usePingName } from '../use-ping-name.ts';
import { AS_IN_SETTINGS, NOBODY } from './ping-draft.ts';
import type { PingDraft } from './ping-draft.ts';
import { pingText } from './ping.text.ts';
import { usePosting } from './use-posting.ts';

interface PingFieldsProps {
  kind: SignUpKind['name'];
  value: PingDraft;
  onChange: (part: Partial<PingDraft>) => void;
  /** Codes of the texts. */
  problems: { ping_role_id?: string; ping_again_minutes?: string };
  isNew: boolean;
}

/** Whom the bot mentions with the sign-up, and when again. */
export const PingFields = ({ kind, value, onChange, problems, isNew }: PingFieldsProps) => {
  const text = useText(pingText);
  const { roles, nameOf, everyoneId } = usePingName();
  const known = [NOBODY, everyoneId, ...roles.map(({ id }) => id)];
  const offered = isNew ? [AS_IN_SETTINGS, ...known] : known;
  // A role that was deleted since stays visible until another one is chosen.
  const all = offered.includes(value.pingRole) ? offered : [value.pingRole, ...offered];
  const labelOf = (role: string): string => {
    if (role === AS_IN_SETTINGS) return text.asInSettings;
    return role === NOBODY ? text.nobody : nameOf(role);
  };
  const said = (code: string | undefined) => (code === undefined ? undefined : (text.problems[code] ?? code));
  const { data: posting } = usePosting(kind, isNew);
  // Of an edited sign-up only a new choice is refused, so that is left to the answer.
  const warning = (): string | null => {
    if (posting === undefined || posting.may_mention_everyone) return null;
    if (value.pingRole === everyoneId) return text.everyoneRefused;
    const isLeftOut = value.pingRole === AS_IN_SETTINGS && posting.ping_role_id === everyoneId;
    return isLeftOut ? text.everyoneLeftOut : null;
  };
  const wrongRole = said(problems.ping_role_id);
  return (
    <div className="col-span-2 grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <div className="grid min-w-0 content-start gap-1.5">
        <span aria-hidden className="font-medium">
          {text.whom}
        </span>
        <Select
          label={text.whom}
          value={value.pingRole}
          options={all.map((role) => ({ value: role, label: labelOf(role) }))}
          onChange={(pingRole) => onChange({ pingRole })}
        />
        {wrongRole === undefined ? null : (
          <p role="alert" className="text-xs text-bad">
            {wrongRole}
          </p>
        )}
        <output className="text-xs text-pretty text-bad empty:hidden">{warning()}</output>
        {isNew ? null : <p className="text-xs text-pretty text-muted">{text.postedHint}</p>}
      </div>
      <NumberField
        label={text.again}
        hint={text.againHint}
        problem={said(problems.ping_again_minutes)}
        max={1440}
        placeholder={isNew ? text.fromSettings : undefined}
        value={value.pingAgain}
        onChange={(pingAgain) => onChange({ pingAgain })}
      />
    </div>
  );
};

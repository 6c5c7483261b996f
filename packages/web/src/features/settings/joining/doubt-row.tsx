import { ingameNick, staticId } from '@famiglia/contract/members/members';
import type { ReadName } from '@famiglia/contract/moving/moving';
import { useText } from '../../../shared/language/use-text.ts';
import { Input } from '../../../shared/ui/input.tsx';
import { SelectBox } from '../../../shared/ui/select-box.tsx';
import { namesText } from './names.text.ts';

/** What a leader typed about somebody whose name is doubtful, and whether it is entered. */
export interface Decision {
  user_id: string;
  display_name: string;
  ingame_nick: string;
  static_id: string | null;
  taken: boolean;
}

interface DoubtRowProps {
  name: ReadName;
  decision: Decision | undefined;
  onDecide: (decision: Decision) => void;
}

export const DoubtRow = ({ name, decision, onDecide }: DoubtRowProps) => {
  const text = useText(namesText);
  const { user_id, display_name, ingame_nick, static_id, stored, doubts } = name;
  const current = decision ?? { user_id, display_name, ingame_nick, static_id, taken: false };
  const isNick = ingameNick.safeParse(current.ingame_nick).success;
  const isStatic = staticId.nullable().safeParse(current.static_id).success;
  const change = (changed: Partial<Decision>) => {
    const next = { ...current, ...changed };
    const isRight =
      ingameNick.safeParse(next.ingame_nick).success && staticId.nullable().safeParse(next.static_id).success;
    onDecide({ ...next, taken: next.taken && isRight });
  };
  const known = [stored.ingame_nick, stored.static_id && `#${stored.static_id}`].filter(Boolean).join(' ');
  return (
    <li className="grid gap-2 py-2 md:grid-cols-[auto_1fr_12rem_9rem] md:items-center md:gap-3">
      <div className="flex items-center gap-1 md:contents">
        <SelectBox
          label={text.take(display_name)}
          checked={current.taken}
          onChange={(taken) => change({ taken })}
        />
        <div className="min-w-0">
          <p className="wrap-anywhere">{display_name}</p>
          <p className="text-xs text-pretty text-muted">
            {doubts.map((doubt) => text.doubtWords[doubt]).join('; ')}
            {known === '' ? '' : `. ${text.stored(known)}`}
          </p>
        </div>
      </div>
      <Input
        aria-label={text.nick(display_name)}
        aria-invalid={!isNick}
        maxLength={32}
        value={current.ingame_nick}
        onChange={(event) => change({ ingame_nick: event.target.value, taken: true })}
      />
      <Input
        aria-label={text.static(display_name)}
        aria-invalid={!isStatic}
        inputMode="numeric"
        maxLength={10}
        value={current.static_id ?? ''}
        onChange={(event) => change({ static_id: event.target.value || null, taken: true })}
      />
    </li>
  );
};

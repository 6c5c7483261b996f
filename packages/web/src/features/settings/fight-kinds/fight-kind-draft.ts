import type { CaptSide } from '@famiglia/contract/capts/capts';
import { fightKindFields } from '@famiglia/contract/fight-kinds/fight-kind-fields';
import type { FightKind } from '@famiglia/contract/fight-kinds/fight-kinds';

/** The form: text as typed; what is empty follows the settings or the leader who plans. */
export interface FightKindDraft {
  name: string;
  emoji: string;
  color: number | null;
  pictureId: string | null;
  side: CaptSide | '';
  slots: string;
  reward: string;
  win: string;
  loss: string;
  draw: string;
  needed: string;
  ping: string;
  template: string;
  reminders: readonly number[] | null;
}

export const NEW_KIND: FightKindDraft = {
  name: '',
  emoji: '',
  color: null,
  pictureId: null,
  side: '',
  slots: '',
  reward: '',
  win: '',
  loss: '',
  draw: '',
  needed: '',
  ping: '',
  template: '',
  reminders: null,
};

const more = (value: number): string => (value === 0 ? '' : String(value));

export const draftOf = (kind: FightKind): FightKindDraft => ({
  name: kind.name,
  emoji: kind.emoji ?? '',
  color: kind.color,
  pictureId: kind.picture_id,
  side: kind.side ?? '',
  slots: String(kind.slots ?? ''),
  reward: String(kind.reward ?? ''),
  win: more(kind.reward_win),
  loss: more(kind.reward_loss),
  draw: more(kind.reward_draw),
  needed: kind.needed_role_id ?? '',
  ping: kind.ping_role_id ?? '',
  template: kind.template_id ?? '',
  reminders: kind.reminders_minutes,
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

export const requestOf = (draft: FightKindDraft) => ({
  name: draft.name.trim(),
  emoji: orNull(draft.emoji),
  color: draft.color,
  picture_id: draft.pictureId,
  side: draft.side === '' ? null : draft.side,
  slots: numberOrNull(draft.slots),
  reward: numberOrNull(draft.reward),
  reward_win: Number(draft.win),
  reward_loss: Number(draft.loss),
  reward_draw: Number(draft.draw),
  needed_role_id: orNull(draft.needed),
  ping_role_id: orNull(draft.ping),
  template_id: orNull(draft.template),
  reminders_minutes: draft.reminders === null ? null : [...draft.reminders],
});

/** The fields that the schema of the server would refuse. */
export const wrongFields = (draft: FightKindDraft): ReadonlySet<string> => {
  const request = requestOf(draft);
  return new Set(
    (Object.keys(request) as (keyof typeof request)[]).filter(
      (field) => !fightKindFields[field].safeParse(request[field]).success,
    ),
  );
};

import { ingameNick, staticId } from '@famiglia/contract/members/members';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { conflictOf, useSaveIdentity } from '../queries.ts';
import type { IdentityField } from '../queries.ts';
import { profileText } from './profile.text.ts';

const SCHEMAS = { ingame_nick: ingameNick, static_id: staticId } as const;

/** Players write a static id as in the game: `#12345`. */
const withoutHash = (field: IdentityField, typed: string): string =>
  field === 'static_id' ? typed.trim().replace(/^#/, '') : typed.trim();

export interface FieldDraft {
  typed: string;
  /** The value when typing began, or the newer one that the person has been shown. */
  seen: string | null;
  problem?: string;
  /** Somebody else saved this meanwhile. */
  theirs?: { who: string | null; value: string | null };
}

interface Field {
  userId: string;
  field: IdentityField;
  value: string | null;
}

/** Edits one field in place. A refused value returns into the input, so that nothing typed is lost. */
export const useFieldEdit = ({ userId, field, value }: Field) => {
  const text = useText(profileText);
  const { id: guildId } = useCurrentGuild();
  const save = useSaveIdentity(guildId, userId);
  const [draft, setDraft] = useState<FieldDraft | null>(null);

  const refused = (kept: FieldDraft, error: unknown): void => {
    const conflict = conflictOf(error);
    if (!conflict) return setDraft({ ...kept, problem: errorDetail(error) });
    const theirs = { who: conflict.changed_by?.name ?? null, value: conflict.member[field] };
    return setDraft({ ...kept, seen: theirs.value, theirs });
  };

  const submit = (): void => {
    if (!draft) return;
    const wanted = withoutHash(field, draft.typed) || null;
    if (wanted !== null && !SCHEMAS[field].safeParse(wanted).success) {
      setDraft({ ...draft, problem: text.rules[field] });
      return;
    }
    setDraft(null);
    if (wanted === draft.seen) return;
    save.mutate(
      { field, value: wanted, seen: draft.seen },
      { onError: (error) => refused({ typed: draft.typed, seen: draft.seen }, error) },
    );
  };

  return {
    draft,
    saving: save.isPending,
    begin: () => setDraft({ typed: value ?? '', seen: value }),
    type: (typed: string) =>
      setDraft((old) => old && { typed, seen: old.seen, ...(old.theirs ? { theirs: old.theirs } : {}) }),
    submit,
    cancel: () => setDraft(null),
  };
};

export type FieldEdit = ReturnType<typeof useFieldEdit>;

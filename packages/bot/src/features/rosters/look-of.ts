import type { FightKindMark } from '@famiglia/contract/fight-kinds/fight-kind-mark';

/** Emoji and colour as a leader chose them, or else those of the kind of fight, whose name is shown too. */
export const lookOf = (
  own: { emoji: string | null; color: number | null },
  kind: FightKindMark | null,
): { emoji: string | null; color: number | null; kindName: string | null } => ({
  emoji: own.emoji ?? kind?.emoji ?? null,
  color: own.color ?? kind?.color ?? null,
  kindName: kind?.name ?? null,
});

import * as z from 'zod';

/** What an event or a capt shows of its kind. A deleted kind is still shown by those that carry it. */
export const fightKindMark = z.object({
  id: z.uuid(),
  name: z.string(),
  emoji: z.string().nullable(),
  color: z.number().int().nullable(),
});
export type FightKindMark = z.infer<typeof fightKindMark>;

/** The name with its emoji; an emoji of a server, which only Discord can draw, is left out. */
export const kindName = ({ name, emoji }: Pick<FightKindMark, 'name' | 'emoji'>): string =>
  emoji === null || emoji.startsWith('<') ? name : `${emoji} ${name}`;

interface Look {
  emoji: string | null;
  color: number | null;
}

/** Emoji and colour as a leader chose them, or else those of the kind of fight. */
export const lookOf = (own: Look, kind: FightKindMark | null): Look => ({
  emoji: own.emoji ?? kind?.emoji ?? null,
  color: own.color ?? kind?.color ?? null,
});

import type { DamageRow, RowMember } from './damage-row.ts';
import type { gridText } from './grid.text.ts';

/** Whose a row of ours is and how that was found: `Don Vito, similar`. Empty while nobody knows. */
export const matchWords = (
  text: (typeof gridText)['en'],
  row: DamageRow,
  member: RowMember | null,
): string => {
  if (!member) return row.stranger ? text.noMember : '';
  return row.by ? `${member.display_name}, ${text.by[row.by]}` : member.display_name;
};

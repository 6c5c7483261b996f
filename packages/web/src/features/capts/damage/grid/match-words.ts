import type { DamageRow, RowMember } from './damage-row.ts';
import type { gridText } from './grid.text.ts';

/** The member of one of our rows and how it was matched: `Don Vito, similar`. Empty while it is unknown. */
export const matchWords = (
  text: (typeof gridText)['en'],
  row: DamageRow,
  member: RowMember | null,
): string => {
  if (!member) return row.stranger ? text.noMember : '';
  return row.by ? `${member.display_name}, ${text.by[row.by]}` : member.display_name;
};

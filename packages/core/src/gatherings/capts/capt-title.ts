/** What a capt is called where a title is needed: against whom, and for what. */
export const captTitle = ({ opponent, territory }: { opponent: string; territory: string }): string =>
  territory === '' ? opponent : `${opponent}, ${territory}`;

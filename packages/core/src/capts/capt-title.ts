/** The title of a capt: the opponent and the territory. */
export const captTitle = ({ opponent, territory }: { opponent: string; territory: string }): string =>
  territory === '' ? opponent : `${opponent}, ${territory}`;

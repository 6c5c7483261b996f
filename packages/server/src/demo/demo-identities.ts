const FIRST = ['Ivan', 'Marco', 'Dmitry', 'Vito', 'Alexey', 'Luca', 'Nikita', 'Sonny', 'Artem', 'Enzo'];
const LAST = ['Moretti', 'Volkov', 'Corleone', 'Orlov', 'Bianchi', 'Sokolov', 'Romano', 'Lebedev', 'Greco'];

/** Two of three members have told the family who they are in the game, as in a real one. */
export const demoIdentities = (count: number): { ingameNick: string; staticId: string }[] =>
  Array.from({ length: Math.floor((count * 2) / 3) }, (_, index) => ({
    // Ten and nine names have no common factor: the pairs repeat only after ninety members.
    ingameNick: `${FIRST[index % FIRST.length]}_${LAST[index % LAST.length]}`,
    staticId: String(10_243 + index * 173),
  }));

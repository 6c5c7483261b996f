export type Rank = 'don' | 'capo' | 'soldier';

export interface Person {
  id: string;
  /** In-game nicks are Latin in both languages; the visitor's own row has a text instead. */
  nick: string | null;
  rank: Rank;
  reputation: number;
}

const PEOPLE: readonly Person[] = [
  { id: 'salvatore', nick: 'Don_Salvatore', rank: 'don', reputation: 655 },
  { id: 'vito', nick: 'Vito_Rossi', rank: 'capo', reputation: 412 },
  { id: 'grom', nick: 'Aleksandr_Grom', rank: 'capo', reputation: 388 },
  { id: 'lina', nick: 'Lina_Moretti', rank: 'capo', reputation: 341 },
  { id: 'timur', nick: 'Timur_Bek', rank: 'soldier', reputation: 152 },
  { id: 'you', nick: null, rank: 'soldier', reputation: 148 },
  { id: 'roman', nick: 'Roman_Volkov', rank: 'soldier', reputation: 145 },
  { id: 'kirill', nick: 'Kirill_Danger', rank: 'soldier', reputation: 120 },
  { id: 'nikita', nick: 'Nikita_Frost', rank: 'soldier', reputation: 96 },
];

const byId = new Map(PEOPLE.map((person) => [person.id, person]));

export const personOf = (id: string): Person => {
  const person = byId.get(id);
  if (person === undefined) throw new Error(`Nobody in the scene is called ${id}`);
  return person;
};

export const VISITOR = 'you';

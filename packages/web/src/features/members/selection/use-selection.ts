import type { Member } from '@famiglia/contract/guilds/guilds';
import { useRef, useState } from 'react';

type Chosen = ReadonlyMap<string, Member>;

const without = (chosen: Chosen, members: readonly Member[]): Chosen => {
  const ids = new Set(members.map((member) => member.user_id));
  return new Map([...chosen].filter(([id]) => !ids.has(id)));
};

const addMembers = (chosen: Chosen, members: readonly Member[]): Chosen =>
  new Map([...chosen, ...members.map((member) => [member.user_id, member] as const)]);

/** The selected members. The selection is kept over searches and pages. */
export const useSelection = (shown: readonly Member[]) => {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const last = useRef<string>(undefined);

  const choose = (members: readonly Member[], on: boolean): void =>
    setChosen((old) => (on ? addMembers(old, members) : without(old, members)));

  const toggle = (member: Member, on: boolean, range: boolean): void => {
    const to = shown.findIndex((one) => one.user_id === member.user_id);
    const from = range ? shown.findIndex((one) => one.user_id === last.current) : -1;
    last.current = member.user_id;
    choose(from < 0 ? [member] : shown.slice(Math.min(from, to), Math.max(from, to) + 1), on);
  };

  const onPage = shown.filter((member) => chosen.has(member.user_id)).length;
  return {
    chosen,
    toggle,
    page: { all: onPage > 0 && onPage === shown.length, some: onPage > 0 },
    togglePage: (on: boolean) => choose(shown, on),
    clear: () => setChosen(new Map()),
  };
};

export type Selection = ReturnType<typeof useSelection>;

import type { CaptResult } from '@famiglia/contract/capts/capts';
import type { ProposedPlayer, WarProposal } from '@famiglia/contract/wars/war-proposal';
import { useState } from 'react';
import type { Attendee } from '../../../entities/roster/attendance/attendance-row.tsx';
import type { RowMember } from '../damage/grid/damage-row.ts';

export type Mark = 'came' | 'absent' | 'excused';

export interface ReviewedPlayer {
  player: ProposedPlayer;
  /** To whom the nick belongs, as proposed or as the leader said. */
  owner: RowMember | null;
  /** The leader said whose it is, or that it is nobody's. */
  isSaid: boolean;
}

/** Feeds may move a row, so what a leader says of it is kept by its nick. */
const keyOf = ({ nick }: ProposedPlayer): string => nick.toLowerCase();

type Said = ReadonlyMap<string, RowMember | null>;

const reviewPlayers = (players: readonly ProposedPlayer[], said: Said): ReviewedPlayer[] => {
  const chosen = new Set([...said.values()].map((member) => member?.user_id));
  return players.map((player) => {
    const key = keyOf(player);
    const isSaid = player.side === 'ours' && said.has(key);
    // A member who was chosen for another row plays in that one.
    const proposed = chosen.has(player.match?.user_id) ? null : player.match;
    return { player, owner: isSaid ? (said.get(key) ?? null) : proposed, isSaid };
  });
};

const asAttendee = ({ id, name }: { id: string; name: string }): Attendee => ({
  user_id: id,
  display_name: name,
});

const withoutTwice = (people: readonly Attendee[]): Attendee[] =>
  [...new Map(people.toReversed().map((one) => [one.user_id, one])).values()].toReversed();

/** What a leader says about a war before confirming it. It stays when feeds tell more, and when somebody else was faster. */
export const useWarReview = (proposal: WarProposal) => {
  const [said, setSaid] = useState<Said>(new Map());
  const [marks, setMarks] = useState<ReadonlyMap<string, Mark>>(new Map());
  const [added, setAdded] = useState<readonly Attendee[]>([]);
  const [result, setResult] = useState<CaptResult | ''>('');
  const players = reviewPlayers(proposal.players, said);
  const owners = players.flatMap(({ owner }) => owner ?? []);
  const listedIds = new Set([...proposal.came, ...proposal.absent, ...proposal.excused].map(({ id }) => id));
  for (const { id } of proposal.walk_ins) listedIds.delete(id);
  const listed = [...proposal.came, ...proposal.absent, ...proposal.excused]
    .filter(({ id }) => listedIds.has(id))
    .map(asAttendee);
  const walkIns = withoutTwice([...proposal.walk_ins.map(asAttendee), ...owners, ...added]).filter(
    ({ user_id: id }) => !listedIds.has(id),
  );

  const entered = proposal.players.filter(({ position }) => position === null);
  const playing = new Set([...owners, ...entered].map(({ user_id: id }) => id));
  const proposedToCome = new Set(proposal.came.map(({ id }) => id));
  const excusedAtFirst = new Set(proposal.excused.map(({ id }) => id));
  const lostRow = new Set<string | null>(proposal.players.map(({ match }) => match?.user_id ?? null));
  for (const id of playing) lostRow.delete(id);
  const markOf = (id: string): Mark => {
    const mark = marks.get(id);
    if (mark !== undefined) return mark;
    if (playing.has(id) || (proposedToCome.has(id) && !lostRow.has(id))) return 'came';
    return excusedAtFirst.has(id) ? 'excused' : 'absent';
  };
  const setMark = (id: string, mark: Mark): void => setMarks((old) => new Map(old).set(id, mark));

  const marked = (mark: Mark) =>
    [...listed, ...walkIns].map(({ user_id: id }) => id).filter((id) => markOf(id) === mark);
  const members = proposal.players.flatMap((player) => {
    const member = player.side === 'ours' ? said.get(keyOf(player)) : undefined;
    if (member === undefined || player.position === null) return [];
    return [{ position: player.position, user_id: member?.user_id ?? null }];
  });
  return {
    players,
    /** Nicks that may belong to several members, answered or not. */
    doubts: players.filter(({ player }) => player.match === null && player.candidates.length > 0),
    listed,
    walkIns,
    markOf,
    setMark,
    came: marked('came').length,
    add: (person: Attendee): void => {
      setAdded((old) => [...old, person]);
      setMark(person.user_id, 'came');
    },
    /** One member plays under one nick. */
    setOwner: (player: ProposedPlayer, member: RowMember | null): void =>
      setSaid((old) => {
        const others = [...old].map(
          ([key, one]) => [key, one !== null && one.user_id === member?.user_id ? null : one] as const,
        );
        return new Map(others).set(keyOf(player), member);
      }),
    result,
    setResult,
    isTouched: said.size > 0 || marks.size > 0 || result !== '',
    body: {
      version: proposal.version,
      members,
      ...(proposal.entered ? {} : { attended: marked('came'), excused: marked('excused') }),
      ...(result === '' ? {} : { result }),
    },
  };
};

export type WarReview = ReturnType<typeof useWarReview>;

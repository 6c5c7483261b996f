import type { Participant } from '@famiglia/contract/events/events';

const person = (index: number, reputation: number): Participant => ({
  user_id: String(300_000_000_000_000_000n + BigInt(index)),
  display_name: `Person ${index}`,
  avatar_url: null,
  ingame_nick: null,
  static_id: null,
  reputation,
  list: index < 3 ? 'main' : 'reserve',
  position: index < 3 ? index : index - 2,
  signed_up_at: '2026-05-02T10:00:00.000Z',
  pinned: null,
  attended: null,
  squad_id: null,
  wanted_squad_id: null,
  attendance: null,
  why: { criterion: 'reputation', mine: String(reputation), cutoff: '145' },
  away: null,
  role: null,
  paid: null,
});

/** Two in main, the third on the reserve. */
export const demoRoster = (): Participant[] => [person(1, 412), person(2, 145), person(3, 120)];

import type { EventDetails, Participant } from '@famiglia/contract/events';

export const demoEvent = (change: Partial<EventDetails> = {}): EventDetails => ({
  id: '466c5bc6-c8c9-4380-8b5d-43199163e064',
  title: 'Factory war',
  description: 'Gather at the pier',
  status: 'open',
  starts_at: '2030-05-05T17:00:00.000Z',
  slots: 2,
  main_count: 2,
  reserve_count: 1,
  reward: 15,
  created_by: '300000000000010000',
  created_at: '2026-05-01T10:00:00.000Z',
  closed_by: null,
  closed_at: null,
  version: 3,
  reminders_minutes: [60, 15],
  sorting: ['reputation', 'signed_up_at'],
  creator: { id: '300000000000010000', name: 'Marco' },
  closer: null,
  ender: null,
  ended_at: null,
  cancel_reason: null,
  message: { url: 'https://discord.com/channels/1/2/3', problem: null },
  ...change,
});

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
  why: { criterion: 'reputation', mine: String(reputation), cutoff: '145' },
});

/** Two in main, the third on the reserve. */
export const demoRoster = (): Participant[] => [person(1, 412), person(2, 145), person(3, 120)];

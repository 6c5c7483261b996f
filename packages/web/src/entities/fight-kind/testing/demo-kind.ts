import type { FightKind } from '@famiglia/contract/fight-kinds/fight-kinds';

export const drop: FightKind = {
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a01',
  version: 3,
  name: 'Drop',
  emoji: '📦',
  color: 5,
  picture_id: null,
  side: null,
  slots: 12,
  reward: 10,
  reward_win: 10,
  reward_loss: 0,
  reward_draw: 0,
  needed_role_id: null,
  ping_role_id: null,
  template_id: null,
  reminders_minutes: null,
};

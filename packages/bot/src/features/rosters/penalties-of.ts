import type { Settings } from '@famiglia/contract/settings/settings';
import type { DiscordRosterKind } from './discord-roster-kind.ts';

/** What not coming and leaving late cost; nobody comes to a contract, so it costs nothing there. */
export const penaltiesOf = (
  settings: Pick<Settings, 'events' | 'capts'>,
  { channel }: Pick<DiscordRosterKind, 'channel'>,
): { noShow: number; lateLeave: number } => {
  if (channel === 'contracts') return { noShow: 0, lateLeave: 0 };
  const { no_show_penalty: noShow, late_leave_penalty: lateLeave } = settings[channel];
  return { noShow, lateLeave };
};

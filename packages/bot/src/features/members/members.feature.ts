import type { BotFeature } from '../../feature.ts';
import { nickCommand } from './nick-command.ts';
import { nickMenu, submitNick } from './nick-form.ts';
import { profileCommand, profileMenu } from './profile-command.ts';

/** Members: their in-game nicks and static ids, and their profiles. */
export const membersFeature: BotFeature = {
  name: 'members',
  commands: [profileCommand, nickCommand],
  userMenus: [profileMenu, nickMenu],
  modals: { nick: submitNick },
};

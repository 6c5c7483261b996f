import type { ActivityGroup } from '@famiglia/contract/changes/declare-activity';
import type { PermissionGap } from '@famiglia/contract/bot-permissions';
import type { Language } from '@famiglia/contract/constants';
import type { Settings } from '@famiglia/contract/settings';
import type { ChannelSetting, SectionName } from './setup-field.ts';

/** What one person sees of the settings at one moment. */
export interface SetupView {
  settings: Settings;
  /** Settings that cannot work, because the bot lacks a permission. */
  gaps: readonly PermissionGap[];
  /** The reader's language. */
  language: Language;
  now: Date;
}

/** Where in the message a person is. */
export interface SetupPlace {
  section: SectionName | 'overview';
  /** Which channel is being chosen. */
  channel?: ChannelSetting | undefined;
  /** Which news of the log are being chosen. */
  news?: ActivityGroup | undefined;
}

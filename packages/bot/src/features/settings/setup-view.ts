import type { ActivityGroup } from '@famiglia/contract/activity/declare-activity';
import type { FirstQuestion, FirstSteps } from '@famiglia/contract/dashboard/first-steps';
import type { PermissionGap } from '@famiglia/contract/access/bot-permissions';
import type { Language } from '@famiglia/contract/kit/language';
import type { Undelivered } from '@famiglia/contract/deliveries/deliveries';
import type { Settings } from '@famiglia/contract/settings/settings';
import type { SettingField } from '@famiglia/contract/settings/setting-field';
import type { SetupSection } from '@famiglia/contract/settings/setting-kinds';
import type { WarFeed } from '@famiglia/contract/wars/war-feeds';
import type { Unjudgeable } from '@famiglia/core/screenshots/review/count-unjudgeable';
import type { BlockedRole } from '@famiglia/core/settings/blocked-roles';

/** The settings as one person sees them at one moment. */
export interface SetupView {
  guildId: string;
  settings: Settings;
  /** Settings that cannot work because the bot lacks a permission. */
  gaps: readonly PermissionGap[];
  /** Roles of the settings that the bot does not give. */
  blocked: readonly BlockedRole[];
  /** The roles that exist in the guild. */
  roleIds: ReadonlySet<string>;
  /** The people of the settings whom the guild knows. */
  userIds: ReadonlySet<string>;
  /** Whether the list of the guild's members is complete. */
  membersListed: boolean;
  /** What could not be brought to Discord. */
  undelivered: readonly Undelivered[];
  /** Screenshots that wait and that nobody could judge. */
  unjudgeable: readonly Unjudgeable[];
  /** How many members have no in-game nick. */
  nameless: number;
  /** How far a new family is; null once it needs no guide. */
  first: FirstSteps | null;
  /** The unofficial monitors of wars. */
  warFeeds: readonly WarFeed[];
  /** The reader's language. */
  language: Language;
  now: Date;
}

/** A page of a section. */
export interface SectionPlace {
  section: SetupSection;
  /** The setting that was chosen or changed last: its page is shown, and its select if it has one. */
  field?: SettingField | undefined;
  /** From 0 on, where no field says it. */
  page?: number | undefined;
  /** The group of activity types that is being changed. */
  news?: ActivityGroup | undefined;
}

/** The current position in the message. */
export type SetupPlace =
  | SectionPlace
  | { section: 'overview' }
  | { section: 'first'; question: FirstQuestion };

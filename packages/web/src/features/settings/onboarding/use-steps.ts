import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { useBotPermissions, useRolePermissions, useSettings } from '../queries.ts';
import type { SettingsSectionName } from '../settings-sections.ts';
import { isReviewed } from './onboarding-memory.ts';

interface Step {
  name: 'general' | 'channels' | 'bot' | 'roles';
  /** The section of the settings where it is done. */
  section: SettingsSectionName;
  done: boolean;
}

/** The first steps of a new guild; empty while loading, or for people who may not do them. */
export const useSteps = (): readonly Step[] => {
  const { id, access } = useCurrentGuild();
  const settings = useSettings(id, may(access.permissions, 'settings.manage'));
  const gaps = useBotPermissions(id, may(access.permissions, 'settings.manage'));
  const roles = useRolePermissions(id, may(access.permissions, 'access.manage'));
  const steps: Step[] = [];
  if (settings.data) {
    const { version, channels } = settings.data;
    steps.push({ name: 'general', section: 'general', done: version > 0 || isReviewed(id) });
    steps.push({
      name: 'channels',
      section: 'channels',
      done: channels.events !== null && channels.gg !== null,
    });
  }
  if (gaps.data) steps.push({ name: 'bot', section: 'channels', done: gaps.data.length === 0 });
  if (roles.data) {
    steps.push({
      name: 'roles',
      section: 'roles',
      done: roles.data.some((role) => role.permissions.length > 0),
    });
  }
  return steps;
};

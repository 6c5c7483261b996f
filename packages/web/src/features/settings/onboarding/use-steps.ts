import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { useBotPermissions, useRolePermissions, useSettings } from '../queries.ts';
import type { SettingsSectionName } from '../settings-sections.ts';
import { isReviewed } from './onboarding-memory.ts';

interface Step {
  name: 'general' | 'channels' | 'bot' | 'roles';
  /** Where it is done. */
  section: SettingsSectionName;
  done: boolean;
}

/** What a new guild should look at once; empty while it is not known, or for those who could not do it. */
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

import { useState } from 'react';
import { commonText } from '../../../shared/language/common.text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { useRolesDraft } from '../roles/use-roles-draft.ts';
import type { Draft } from './draft-context.ts';
import { useSettingsDraft } from './use-settings-draft.ts';

/** Settings and roles are saved by two calls and one button; what one of them refuses stays unsaved. */
export const useDraftState = (): Draft => {
  const { id, access } = useCurrentGuild();
  const settings = useSettingsDraft(id, may(access.permissions, 'settings.manage'));
  const roles = useRolesDraft(id, may(access.permissions, 'access.manage'));
  const text = useText(commonText);
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async (save: () => Promise<boolean>): Promise<boolean> => {
    try {
      return await save();
    } catch (error) {
      setFailure(errorDetail(error));
      return false;
    }
  };

  return {
    settings: { ...settings, settle: async (merged) => attempt(async () => settings.settle(merged)) },
    roles,
    isDirty: settings.changed.length > 0 || roles.changed.length > 0,
    isSaving: settings.saving || roles.saving,
    failure,
    save: async () => {
      setFailure(null);
      const [one, other] = [await attempt(settings.save), await attempt(roles.save)];
      if (one && other) announce(text.saved);
      return one && other;
    },
    reset: () => {
      setFailure(null);
      settings.reset();
      roles.reset();
    },
  };
};

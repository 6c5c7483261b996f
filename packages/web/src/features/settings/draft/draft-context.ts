import { createContext, use } from 'react';
import type { RolesDraft } from '../roles/use-roles-draft.ts';
import type { SettingsDraft } from './use-settings-draft.ts';

/** Everything on the settings screen that waits for the one "Save". */
export interface Draft {
  settings: SettingsDraft;
  roles: RolesDraft;
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save did not go through, where no field can say it. */
  failure: string | null;
  save: () => Promise<boolean>;
  reset: () => void;
}

export const DraftContext = createContext<Draft | null>(null);

export const useDraft = (): Draft => {
  const draft = use(DraftContext);
  if (!draft) throw new Error('no settings are open here');
  return draft;
};

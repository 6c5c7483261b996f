import { createContext, use } from 'react';
import type { RolesDraft } from '../roles/use-roles-draft.ts';
import type { SettingsDraft } from './use-settings-draft.ts';

/** Everything on the settings page that one "Save" saves. */
export interface Draft {
  settings: SettingsDraft;
  roles: RolesDraft;
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save failed, if it is not about a field. */
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

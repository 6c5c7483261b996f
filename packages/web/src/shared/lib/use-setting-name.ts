import type * as settingField from '@famiglia/contract/settings/setting-field';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language/use-language.ts';

let loaded: typeof settingField | null = null;
const load = async () =>
  (loaded ??= await import('@famiglia/contract/settings/setting-field').catch(() => null));

/**
 * Says what a setting is called. The names stand among all texts and checks of the settings, so they are loaded only
 * where a change of settings is told; until then, and for settings that no longer exist, the name is empty.
 */
export const useSettingName = (isNeeded: boolean): ((path: string) => string) => {
  const language = useLanguage();
  const [names, setNames] = useState(loaded);
  useEffect(() => {
    if (isNeeded) void load().then(setNames);
  }, [isNeeded]);
  return (path) => (names?.isField(path) ? names.labelOf(path, language) : '');
};

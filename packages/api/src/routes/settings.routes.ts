import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { getSettings } from '@famiglia/core/guilds/settings/get-settings';
import { saveSettings } from '@famiglia/core/guilds/settings/save-settings';
import { serve } from '../http/served-route.ts';

export const servedSettingsRoutes = [
  serve(settingsRoutes.get, getSettings),
  serve(settingsRoutes.save, saveSettings),
];

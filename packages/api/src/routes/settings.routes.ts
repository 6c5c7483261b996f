import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { firstStepsRoutes } from '@famiglia/contract/dashboard/first-steps';
import { createChannel } from '@famiglia/core/settings/create-channel';
import { getSettings } from '@famiglia/core/settings/get-settings';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { settleStep } from '@famiglia/core/settings/settled-steps';
import { serve } from '../http/served-route.ts';

export const servedSettingsRoutes = [
  serve(settingsRoutes.get, getSettings),
  serve(settingsRoutes.save, saveSettings),
  serve(settingsRoutes.createChannel, createChannel),
  serve(firstStepsRoutes.settle, settleStep),
];

import type { PermissionGap } from '@famiglia/contract/bot-permissions';
import type { Language } from '@famiglia/contract/constants';
import { permissionNames } from '../texts/permission-names.ts';
import { fieldTexts } from './field-texts.ts';
import { setupTexts } from './setup-texts.ts';

/** What the bot lacks and where, in the words of Discord's own settings, and where to find the switch. */
export const missingPermissionLines = (gaps: readonly PermissionGap[], language: Language): string[] => {
  const texts = setupTexts[language];
  const lines = gaps.map(({ setting, channel_id, channel_name, missing }) => {
    const what = fieldTexts[language].labels[setting];
    if (channel_id !== null && channel_name === null) return `${what}: ${texts.gapChannelGone}`;
    const where = channel_id === null ? texts.gapInServer : `<#${channel_id}>`;
    const names = missing.map((permission) => permissionNames[language][permission]);
    return `${what}, ${where}: ${names.join(', ')}`;
  });
  return [...lines, texts.howToGrant];
};

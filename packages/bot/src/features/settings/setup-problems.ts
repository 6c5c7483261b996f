import { BOT_PERMISSION_NAMES } from '@famiglia/contract/access/bot-permissions';
import type { PermissionGap } from '@famiglia/contract/access/bot-permissions';
import { undeliveredName } from '@famiglia/contract/deliveries/deliveries';
import { DELIVERY_PROBLEM_TEXTS } from '@famiglia/contract/deliveries/delivery-problems';
import { cutText } from '@famiglia/contract/kit/cut-text';
import type { Language } from '@famiglia/contract/kit/language';
import { labelOf } from '@famiglia/contract/settings/setting-field';
import type { SetupSection } from '@famiglia/contract/settings/setting-kinds';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import type { APIEmbed } from 'discord.js';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { blockedLines } from './blocked-roles.ts';
import { setupTexts } from './setup-texts.ts';
import type { SetupView } from './setup-view.ts';

export interface Problem {
  title: string;
  lines: string[];
}

/** Discord's limit for the value of a field. */
const FIELD_LENGTH = 1024;

/** As a field of a message. */
export const asField = ({ title, lines }: Problem): NonNullable<APIEmbed['fields']>[number] => ({
  name: title,
  value: cutText(lines.join('\n'), FIELD_LENGTH),
});

/** What does not work although it is set, the most important first; only the first of each kind are named. */
export const problemsOf = (view: SetupView): Problem[] =>
  [unlisted(view), gaps(view, 3), undelivered(view, 2), unjudgeable(view), blockedNames(view)].filter(
    hasLines,
  );

/** The same for one section, whole and with reasons. */
export const problemsOfSection = (view: SetupView, section: SetupSection): Problem[] => {
  const here = view.blocked.filter(({ setting }) => SETTINGS_FIELDS[setting].setup === section);
  const texts = setupTexts[view.language];
  const blocked = { title: texts.blocked, lines: blockedLines(here.slice(0, 4), view.language) };
  const aboutChannels =
    section === 'channels' ? [gaps(view, 18), undelivered(view, 5), unjudgeable(view)] : [];
  return [...aboutChannels, blocked].filter(hasLines);
};

const hasLines = ({ lines }: Problem): boolean => lines.length > 0;

/** Shortly after the bot was added. */
const unlisted = ({ membersListed, language }: SetupView): Problem => ({
  title: setupTexts[language].unlisted,
  lines: membersListed ? [] : [setupTexts[language].unlistedBody],
});

const gaps = ({ gaps: found, language }: SetupView, most: number): Problem => {
  const texts = setupTexts[language];
  const left = found.length - most;
  const lines = missingPermissionLines(found.slice(0, most), language);
  const more = left > 0 ? [texts.moreGaps(left)] : [];
  return { title: texts.gaps, lines: lines.length === 0 ? [] : [...lines, ...more, texts.howToGrant] };
};

/** What waits, and the setting that lets it be judged. */
const unjudgeable = ({ unjudgeable: waiting, language }: SetupView): Problem => {
  const texts = setupTexts[language];
  const lines = waiting.map(({ kind, count, setting }) =>
    texts.waits[kind](count, labelOf(setting, language)),
  );
  return { title: texts.unjudgeable, lines };
};

/** Roles that the bot does not give; their section has the reasons. */
const blockedNames = ({ blocked, language }: SetupView): Problem => ({
  title: setupTexts[language].blocked,
  lines: blocked.slice(0, 2).map(({ setting, roleId }) => `${labelOf(setting, language)}: <@&${roleId}>`),
});

const undelivered = ({ undelivered: rows, language }: SetupView, most: number): Problem => ({
  title: setupTexts[language].undelivered,
  lines: rows
    .slice(0, most)
    .map(
      (row) =>
        `${escapeText(undeliveredName(row, language))}. ${DELIVERY_PROBLEM_TEXTS[row.problem][language]}`,
    ),
});

/** The missing permissions by channel, in the words of Discord's settings. */
const missingPermissionLines = (found: readonly PermissionGap[], language: Language): string[] => {
  const texts = setupTexts[language];
  return found.map(({ setting, channel_id, channel_name, missing }) => {
    const what = labelOf(setting, language);
    if (channel_id !== null && channel_name === null) return `${what}: ${texts.gapChannelGone}`;
    const where = channel_id === null ? texts.gapInServer : `<#${channel_id}>`;
    const names = missing.map((permission) => BOT_PERMISSION_NAMES[permission][language]);
    return `${what}, ${where}: ${names.join(', ')}`;
  });
};

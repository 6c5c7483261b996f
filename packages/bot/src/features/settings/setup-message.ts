import { BOT_PERMISSION_NAMES } from '@famiglia/contract/access/bot-permissions';
import type { PermissionGap } from '@famiglia/contract/access/bot-permissions';
import type { Language } from '@famiglia/contract/kit/language';
import { DELIVERY_TEXTS, undeliveredName } from '@famiglia/contract/deliveries/delivery-texts';
import type { ActivityGroup } from '@famiglia/contract/activity/declare-activity';
import { isOfKind, labelOf } from '@famiglia/contract/settings/setting-field';
import type { FieldOfKind, SettingField } from '@famiglia/contract/settings/setting-field';
import { SETUP_SECTIONS } from '@famiglia/contract/settings/setting-kinds';
import type { SetupSection } from '@famiglia/contract/settings/setting-kinds';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { readField } from '@famiglia/contract/settings/settings-values';
import type { APIEmbed, BaseMessageOptions } from 'discord.js';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { blockedLines } from './blocked-roles.ts';
import { buttonRows } from './controls/button-row.ts';
import { logControls } from './controls/log-controls.ts';
import { pickedControls } from './controls/picked-controls.ts';
import { sortingControls } from './controls/sorting-controls.ts';
import { stringSelect } from './controls/string-select.ts';
import type { ControlRow } from './controls/string-select.ts';
import { zoneControl } from './controls/zone-control.ts';
import { durationText } from './duration-text.ts';
import { fieldsOfSection, typedForms } from './setup-field.ts';
import { setupTexts } from './setup-texts.ts';
import type { SetupPlace, SetupView } from './setup-view.ts';
import { valueText } from './value-text.ts';

/**
 * The one message of `/setup`, a pure function: current values, controls, and navigation to the other
 * sections.
 */
export const setupMessage = (view: SetupView, place: SetupPlace, notice = ''): BaseMessageOptions => ({
  content: notice,
  embeds: [
    place.section === 'overview' ? overview(view) : sectionEmbed(view, place.section),
    ...problemEmbeds(view, place.section),
  ],
  components: [...controls(view, place), sections(view, place)],
});

/** The selects of a section, then what its settings have of their own, then the buttons of its forms. */
const controls = (view: SetupView, { section, field, news }: SetupPlace): ControlRow[] => {
  if (section === 'overview') return [];
  const special = fieldsOfSection(section).flatMap((name) => specialControls(view, name, news));
  return [...pickedControls(view, section, field), ...special, ...buttonRows(typedButtons(view, section))];
};

const typedButtons = ({ language }: SetupView, section: SetupSection, forms = typedForms(section)) => {
  const texts = setupTexts[language];
  return forms.map(
    ({ page }) =>
      [
        makeCustomId('setup', 'type', section, String(page)),
        texts.type(texts.page(texts.sections[section], page)),
      ] as const,
  );
};

/** The controls of the kinds that have their own. */
const specialControls = (view: SetupView, field: SettingField, news?: ActivityGroup): ControlRow[] => {
  if (isOfKind(field, 'time_zone')) return [zoneControl(view)];
  if (isOfKind(field, 'reminders')) return [reminderControl(view, field)];
  if (isOfKind(field, 'sorting')) return sortingControls(view);
  if (isOfKind(field, 'log_types')) return logControls(view, news);
  if (isOfKind(field, 'reputation_roles'))
    return buttonRows([[makeCustomId('setup', 'role'), setupTexts[view.language].typeRole]]);
  if (isOfKind(field, 'ping_roles'))
    return buttonRows([[makeCustomId('setup', 'pingRole'), setupTexts[view.language].typePingRole]]);
  return [];
};

const sections = ({ language }: SetupView, { section }: SetupPlace): ControlRow => {
  const texts = setupTexts[language];
  return stringSelect({
    customId: makeCustomId('setup', 'go'),
    placeholder: texts.go,
    options: (['overview', ...SETUP_SECTIONS] as const).map((value) => ({
      value,
      label: value === 'overview' ? texts.overview : texts.sections[value],
      default: value === section,
    })),
  });
};

const lines = (view: SetupView, section: SetupSection): string =>
  fieldsOfSection(section)
    .map((field) => `${labelOf(field, view.language)}: **${valueText(view.settings, field, view)}**`)
    .join('\n');

const overview = (view: SetupView): APIEmbed => {
  const texts = setupTexts[view.language];
  return {
    color: BRAND_COLOR,
    title: texts.overview,
    ...lastChange(view),
    fields: SETUP_SECTIONS.map((name) => ({ name: texts.sections[name], value: lines(view, name) })),
  };
};

const sectionEmbed = (view: SetupView, section: SetupSection): APIEmbed => {
  const texts = setupTexts[view.language];
  return {
    color: BRAND_COLOR,
    title: texts.sections[section],
    description: `${texts.notes[section]}\n\n${lines(view, section)}`,
  };
};

/** How many problems are named. The overview has all settings too, so it names few. */
const PROBLEMS = {
  overview: { gaps: 3, undelivered: 1 },
  channels: { gaps: 25, undelivered: 5 },
};

const problemEmbeds = (view: SetupView, section: SetupPlace['section']): APIEmbed[] => {
  if (section !== 'overview' && section !== 'channels') return blockedEmbed(view, section);
  const most = PROBLEMS[section];
  return [
    ...unlistedEmbed(view),
    ...gapEmbed(view, most.gaps),
    ...(section === 'overview' ? blockedEmbed(view, section) : []),
    ...unjudgeableEmbed(view),
    ...undeliveredEmbed(view, most.undelivered),
  ];
};

/** Shortly after the bot was added. */
const unlistedEmbed = ({ membersListed, language }: SetupView): APIEmbed[] =>
  membersListed
    ? []
    : [{ title: setupTexts[language].unlisted, description: setupTexts[language].unlistedBody }];

/** What waits, and the setting that lets it be judged. */
const unjudgeableEmbed = ({ unjudgeable, language }: SetupView): APIEmbed[] => {
  if (unjudgeable.length === 0) return [];
  const texts = setupTexts[language];
  const lines = unjudgeable.map(({ kind, count, setting }) =>
    texts.waits[kind](count, labelOf(setting, language)),
  );
  return [{ title: texts.unjudgeable, description: lines.join('\n') }];
};

const gapEmbed = ({ gaps, language }: SetupView, most: number): APIEmbed[] => {
  if (gaps.length === 0) return [];
  const texts = setupTexts[language];
  const left = gaps.length - most;
  const lines = [
    ...missingPermissionLines(gaps.slice(0, most), language),
    ...(left > 0 ? [texts.moreGaps(left)] : []),
    texts.howToGrant,
  ];
  return [{ title: texts.gaps, description: lines.join('\n') }];
};

/** Roles of this section's settings that the bot does not give, with the reason; the overview only names a few. */
const blockedEmbed = ({ blocked, language }: SetupView, section: SetupPlace['section']): APIEmbed[] => {
  const isOverview = section === 'overview';
  const here = blocked.filter(({ setting }) => isOverview || SETTINGS_FIELDS[setting].setup === section);
  if (here.length === 0) return [];
  const lines = isOverview
    ? here.slice(0, 2).map(({ setting, roleId }) => `${labelOf(setting, language)}: <@&${roleId}>`)
    : blockedLines(here.slice(0, 4), language);
  return [{ title: setupTexts[language].blocked, description: lines.join('\n') }];
};

const undeliveredEmbed = ({ undelivered, language }: SetupView, most: number): APIEmbed[] => {
  if (undelivered.length === 0) return [];
  const { problems } = DELIVERY_TEXTS[language];
  const lines = undelivered
    .slice(0, most)
    .map((row) => `${escapeText(undeliveredName(row, language))}. ${problems[row.problem]}`);
  return [{ title: setupTexts[language].undelivered, description: lines.join('\n') }];
};

const lastChange = ({ settings, language }: SetupView): { description?: string } => {
  const { updated_by: by, updated_at: at } = settings;
  if (by === null || at === null) return {};
  const when = `<t:${Math.floor(Date.parse(at) / 1000)}:R>`;
  return { description: setupTexts[language].lastChange(`<@${by}>`, when) };
};

/** The missing permissions by channel, in the words of Discord's settings. */
const missingPermissionLines = (gaps: readonly PermissionGap[], language: Language): string[] => {
  const texts = setupTexts[language];
  return gaps.map(({ setting, channel_id, channel_name, missing }) => {
    const what = labelOf(setting, language);
    if (channel_id !== null && channel_name === null) return `${what}: ${texts.gapChannelGone}`;
    const where = channel_id === null ? texts.gapInServer : `<#${channel_id}>`;
    const names = missing.map((permission) => BOT_PERMISSION_NAMES[permission][language]);
    return `${what}, ${where}: ${names.join(', ')}`;
  });
};

const COMMON_MINUTES = [5, 10, 15, 30, 45, 60, 120, 180, 360, 720, 1440, 2880];
const AT_MOST = 5;

const reminderControl = ({ settings, language }: SetupView, field: FieldOfKind<'reminders'>): ControlRow => {
  const chosen = readField(settings, field);
  // A different number chosen in the panel is offered here as well.
  const offered = [...new Set([...COMMON_MINUTES, ...chosen])].toSorted((left, right) => left - right);
  return stringSelect({
    customId: makeCustomId('setup', 'reminders', String(settings.version), field),
    placeholder: labelOf(field, language),
    many: AT_MOST,
    options: offered.map((minutes) => ({
      value: String(minutes),
      label: durationText(minutes, language),
      default: chosen.includes(minutes),
    })),
  });
};

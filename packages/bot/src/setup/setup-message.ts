import type { PermissionGap } from '@famiglia/contract/bot-permissions';
import type { Language } from '@famiglia/contract/constants';
import { labelOf } from '@famiglia/contract/setting-field';
import type { APIEmbed, BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../discord/brand-color.ts';
import { makeCustomId } from '../interactions/custom-id.ts';
import { permissionNames } from '../discord/permission-names.ts';
import { buttonRow } from './controls/button-row.ts';
import { channelControls } from './controls/channel-controls.ts';
import { generalControls } from './controls/general-controls.ts';
import { logControls } from './controls/log-controls.ts';
import { rewardControls } from './controls/reward-controls.ts';
import { sortingControls } from './controls/sorting-controls.ts';
import { stringSelect } from './controls/string-select.ts';
import type { ControlRow } from './controls/string-select.ts';
import { durationText } from './duration-text.ts';
import { fieldsOfSection, SECTION_NAMES } from './setup-field.ts';
import type { SectionName } from './setup-field.ts';
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
    ...(place.section === 'overview' || place.section === 'channels' ? gapEmbed(view) : []),
  ],
  components: [...controls(view, place), sections(view, place)],
});

const controls = (view: SetupView, { section, channel, news }: SetupPlace): ControlRow[] => {
  switch (section) {
    case 'overview':
      return [];
    case 'general':
      return generalControls(view);
    case 'channels':
      return channelControls(view, channel);
    case 'rewards':
      return rewardControls(view);
    case 'roles':
      return [buttonRow([makeCustomId('setup', 'role'), setupTexts[view.language].typeRole])];
    case 'reminders':
      return reminderControls(view);
    case 'sorting':
      return sortingControls(view);
    case 'log':
      return logControls(view, news);
  }
};

const sections = ({ language }: SetupView, { section }: SetupPlace): ControlRow => {
  const texts = setupTexts[language];
  return stringSelect({
    customId: makeCustomId('setup', 'go'),
    placeholder: texts.go,
    options: (['overview', ...SECTION_NAMES] as const).map((value) => ({
      value,
      label: value === 'overview' ? texts.overview : texts.sections[value],
      default: value === section,
    })),
  });
};

const lines = ({ settings, language, now }: SetupView, section: SectionName): string =>
  fieldsOfSection(section)
    .map((field) => `${labelOf(field, language)}: **${valueText(settings, field, language, now)}**`)
    .join('\n');

const overview = (view: SetupView): APIEmbed => {
  const texts = setupTexts[view.language];
  return {
    color: BRAND_COLOR,
    title: texts.overview,
    ...lastChange(view),
    fields: SECTION_NAMES.map((name) => ({ name: texts.sections[name], value: lines(view, name) })),
  };
};

const sectionEmbed = (view: SetupView, section: SectionName): APIEmbed => {
  const texts = setupTexts[view.language];
  return {
    color: BRAND_COLOR,
    title: texts.sections[section],
    description: `${texts.notes[section]}\n\n${lines(view, section)}`,
  };
};

const gapEmbed = ({ gaps, language }: SetupView): APIEmbed[] =>
  gaps.length === 0
    ? []
    : [{ title: setupTexts[language].gaps, description: missingPermissionLines(gaps, language).join('\n') }];

const lastChange = ({ settings, language }: SetupView): { description?: string } => {
  const { updated_by: by, updated_at: at } = settings;
  if (by === null || at === null) return {};
  const when = `<t:${Math.floor(Date.parse(at) / 1000)}:R>`;
  return { description: setupTexts[language].lastChange(`<@${by}>`, when) };
};

/** The missing permissions by channel, in the words of Discord's settings, and where to change them. */
const missingPermissionLines = (gaps: readonly PermissionGap[], language: Language): string[] => {
  const texts = setupTexts[language];
  const lines = gaps.map(({ setting, channel_id, channel_name, missing }) => {
    const what = labelOf(setting, language);
    if (channel_id !== null && channel_name === null) return `${what}: ${texts.gapChannelGone}`;
    const where = channel_id === null ? texts.gapInServer : `<#${channel_id}>`;
    const names = missing.map((permission) => permissionNames[language][permission]);
    return `${what}, ${where}: ${names.join(', ')}`;
  });
  return [...lines, texts.howToGrant];
};

const COMMON_MINUTES = [5, 10, 15, 30, 45, 60, 120, 180, 360, 720, 1440, 2880];
const AT_MOST = 5;

const reminderControls = ({ settings, language }: SetupView): ControlRow[] =>
  (['events', 'capts'] as const).map((kind) => {
    const chosen = settings[kind].reminders_minutes;
    // A different number chosen in the panel is offered here as well.
    const offered = [...new Set([...COMMON_MINUTES, ...chosen])].toSorted((left, right) => left - right);
    return stringSelect({
      customId: makeCustomId('setup', 'reminders', String(settings.version), kind),
      placeholder: labelOf(`${kind}.reminders_minutes`, language),
      many: AT_MOST,
      options: offered.map((minutes) => ({
        value: String(minutes),
        label: durationText(minutes, language),
        default: chosen.includes(minutes),
      })),
    });
  });

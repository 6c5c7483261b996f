import { cutText } from '@famiglia/contract/kit/cut-text';
import { isOfKind, labelOf } from '@famiglia/contract/settings/setting-field';
import type { SettingField } from '@famiglia/contract/settings/setting-field';
import type { SetupSection } from '@famiglia/contract/settings/setting-kinds';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { WAR_FEED_WORDS } from '@famiglia/contract/wars/war-feed-words';
import { WAR_KEY_WORDS } from '@famiglia/contract/wars/war-key-words';
import type { APIEmbed, BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { pageRows, pageText, pagesOf } from '../../kit/interactions/pages.ts';
import { buttonRows } from './controls/control-rows.ts';
import { logControls } from './controls/log-controls.ts';
import { pickedControls } from './controls/picked-controls.ts';
import { sortingControls } from './controls/sorting-controls.ts';
import type { ControlRow } from './controls/control-rows.ts';
import { isPicked, pagesOfSection, typedForms } from './setup-field.ts';
import type { PickedField } from './setup-field.ts';
import { missingFields } from './setup-findings.ts';
import { problemsOfSection } from './setup-problems.ts';
import { setupTexts } from './setup-texts.ts';
import type { SectionPlace, SetupView } from './setup-view.ts';
import { valueText } from './value-text.ts';
import { warFeedLines } from './war-feed-lines.ts';

/** One page of a section: its values, the controls that change them, and the way back. */
export const setupSection = (view: SetupView, place: SectionPlace, notice: string): BaseMessageOptions => {
  const { language } = view;
  const texts = setupTexts[language];
  const all = pagesOfSection(place.section);
  const ofField = all.findIndex((fields) => fields.some((field) => field === place.field));
  const pages = pagesOf(all.length, 1, ofField === -1 ? (place.page ?? 0) : ofField);
  const fields = all[pages.index] ?? [];
  const shown = shownField(view, fields, place.field);
  const footer = pageText(pages, language);
  return {
    content: notice,
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.sections[place.section],
        description: [texts.notes[place.section], '', ...fields.map((field) => valueLine(view, field))].join(
          '\n',
        ),
        ...hintOf(view, shown),
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
      ...(place.section === 'wars' ? feedsEmbed(view) : []),
      ...problemsOfSection(view, place.section).map(({ title, lines }) => ({
        title,
        description: lines.join('\n'),
      })),
    ],
    components: [
      ...pickedControls(view, fields.filter(isPicked), shown),
      ...ownControls(view, fields, place),
      ...buttonRows([...formButtons(view, place.section, fields), ...ownForms(view, fields)]),
      ...pageRows(pages, language, (index) => makeCustomId('setup', 'page', place.section, index)),
      ...buttonRows([[makeCustomId('setup', 'back'), texts.back]]),
    ],
  };
};

/** Nothing where this installation asks no monitor. */
const feedsEmbed = ({ warFeeds, language }: SetupView): APIEmbed[] => {
  const { title, unofficial, note } = WAR_FEED_WORDS[language];
  const description = [note, '', ...warFeedLines(warFeeds, language)].join('\n');
  return warFeeds.length === 0 ? [] : [{ title: `${title} (${unofficial})`, description }];
};

const valueLine = (view: SetupView, field: SettingField): string =>
  `${labelOf(field, view.language)}: **${valueText(view.settings, field, view)}**`;

/** The setting whose select is open: the one that was asked for, or the first that is missing, or the first. */
const shownField = (
  { settings }: SetupView,
  fields: readonly SettingField[],
  wanted?: SettingField,
): PickedField | undefined => {
  const picked = fields.filter(isPicked);
  const missing = missingFields(settings);
  return (
    picked.find((field) => field === wanted) ?? picked.find((field) => missing.includes(field)) ?? picked[0]
  );
};

/** What the setting does whose select is open. */
const hintOf = ({ language }: SetupView, shown?: PickedField): Pick<APIEmbed, 'fields'> => {
  const hint = shown === undefined ? undefined : SETTINGS_FIELDS[shown][language].hint;
  return shown === undefined || hint === undefined
    ? {}
    : { fields: [{ name: labelOf(shown, language), value: hint }] };
};

/** The controls of the kinds that have several rows of their own; each of them is alone in its section. */
const ownControls = (
  view: SetupView,
  fields: readonly SettingField[],
  { news }: SectionPlace,
): ControlRow[] =>
  fields.flatMap((field) => {
    if (isOfKind(field, 'sorting')) return sortingControls(view);
    return isOfKind(field, 'log_types') ? logControls(view, news) : [];
  });

type Button = readonly [customId: string, label: string];

const BUTTON_LENGTH = 80;

/** A button per form, named after its first setting. */
const formButtons = (
  { language }: SetupView,
  section: SetupSection,
  fields: readonly SettingField[],
): Button[] =>
  typedForms(section)
    .filter((form) => form.fields.some((field) => fields.includes(field)))
    .map(({ number, fields: [first, ...others] }) => {
      const name = first === undefined ? '' : labelOf(first, language);
      return [
        makeCustomId('setup', 'type', section, String(number)),
        cutText(setupTexts[language].type(name, others.length), BUTTON_LENGTH),
      ];
    });

/** The forms of the lists that are changed one role at a time. */
const ownForms = ({ language }: SetupView, fields: readonly SettingField[]): Button[] =>
  fields.flatMap((field): Button[] => {
    if (isOfKind(field, 'reputation_roles'))
      return [[makeCustomId('setup', 'role'), setupTexts[language].typeRole]];
    // The keys of the war feed are no setting, but belong where it is set up.
    if (field === 'wars.report_webhooks')
      return [[makeCustomId('wars', 'keys'), WAR_KEY_WORDS[language].title]];
    return isOfKind(field, 'ping_roles')
      ? [[makeCustomId('setup', 'pingRole'), setupTexts[language].typePingRole]]
      : [];
  });

import { byRoute } from '../../kit/interactions/by-route.ts';
import type { Language } from '@famiglia/contract/kit/language';
import { ERRORS } from '@famiglia/contract/kit/error-codes';
import { labelOf } from '@famiglia/contract/settings/setting-field';
import type { SettingField } from '@famiglia/contract/settings/setting-field';
import { settingsValues, settingsRoutes } from '@famiglia/contract/settings/settings';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { changedFields, valuesOf } from '@famiglia/contract/settings/settings-values';
import { AppError } from '@famiglia/core/platform/app-error';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import type { ModalCall, SelectCall } from '../../kit/interactions/calls.ts';
import { refusalText } from '../../kit/texts/refused-values.ts';
import { refusedForm } from '../../kit/interactions/refused-form.ts';
import { refusedFormTexts } from '../../kit/interactions/refused-form-texts.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { ruleOf } from './field-texts.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { loadSetup } from './load-setup.ts';
import { fieldOf } from './setup-field.ts';
import { setupMessage } from './setup-message.ts';
import { setupTexts } from './setup-texts.ts';
import type { SetupPlace, SetupView } from './setup-view.ts';
import { valueText } from './value-text.ts';

/**
 * Saves one change based on the version that the person saw (the first part of the custom id), and shows the
 * new state. The version also makes a replayed interaction harmless: it is outdated by then.
 */
export const changeSettings = async (
  call: SelectCall | ModalCall,
  place: SetupPlace,
  edit: (values: SettingsValues) => SettingsValues,
): Promise<void> => {
  const before = await loadSetup(call);
  const values = edit(valuesOf(before.settings));
  try {
    const notice = await save(call, before, values);
    await call.answer.update(setupMessage(await loadSetup(call), place, notice));
  } catch (error) {
    if (!(error instanceof FormRefusal)) throw error;
    await call.answer.update(setupMessage(before, place, error.message));
    if (isForm(call)) await giveBack(call);
  }
};

const save = async (
  call: SelectCall | ModalCall,
  before: SetupView,
  values: SettingsValues,
): Promise<string> => {
  const texts = setupTexts[call.language];
  const checked = settingsValues.safeParse(values);
  if (!checked.success) {
    const paths = checked.error.issues.map(({ path }) => path.join('.'));
    throw new FormRefusal(wrongNotice(call.language, fieldsOf(paths)));
  }
  try {
    const version = Number(call.args[0]);
    const saved = await byRoute(settingsRoutes.save, saveSettings)(call.bot.context, call.actor, {
      ...checked.data,
      guildId: guildOf(call.interaction),
      version,
    });
    return saved.version === version ? texts.unchanged : texts.saved;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'validation_failed') {
      const reasons = error.errors.flatMap(({ message }) => refusalText(message, call.language) ?? []);
      const fields = fieldsOf(error.errors.map(({ field }) => field));
      throw new FormRefusal([wrongNotice(call.language, fields), ...new Set(reasons)].join('\n'), {
        cause: error,
      });
    }
    if (error.code === 'review_channel_needed') return ERRORS[error.code][call.language];
    if (error.code !== 'version_conflict') throw error;
    const current = await loadSetup(call);
    const wanted = changedFields(valuesOf(before.settings), checked.data);
    return overtakenNotice(current, call.actor.userId, checked.data, wanted);
  }
};

const isForm = (call: SelectCall | ModalCall): call is ModalCall => call.interaction.isModalSubmit();

/** What was typed stays in the form, which can be opened again. */
const giveBack = async (call: ModalCall): Promise<void> => {
  const { bot, interaction, language, answer } = call;
  const said = refusedFormTexts[language].kept;
  await answer.replyEphemeral(await refusedForm(bot, interaction, { language, said, stale: false }));
};

const fieldsOf = (paths: readonly string[]): SettingField[] => [
  ...new Set(paths.map(fieldOf).filter((field) => field !== null)),
];

/** The invalid fields, and what each field accepts. */
const wrongNotice = (language: Language, fields: readonly SettingField[]): string => {
  const rules = fields.map((field) => `• ${labelOf(field, language)}: ${ruleOf(field, language)}`);
  return [setupTexts[language].wrong, ...rules].join('\n');
};

/** Somebody saved meanwhile: who, when, and which of the reader's changes is therefore not saved. */
const overtakenNotice = (
  view: SetupView,
  readerId: string,
  wanted: SettingsValues,
  fields: readonly SettingField[],
): string => {
  const { settings, language } = view;
  const texts = setupTexts[language];
  const when = `<t:${Math.floor(Date.parse(settings.updated_at ?? '') / 1000)}:R>`;
  const by = settings.updated_by;
  const told = by === readerId ? texts.overtakenByYou(when) : texts.overtaken(`<@${by}>`, when);
  const lost = fields.map((field) => `• ${labelOf(field, language)}: ${valueText(wanted, field, view)}`);
  return [told, ...(lost.length === 0 ? [] : [texts.notSaved, ...lost])].join('\n');
};

import { byRoute } from '../../kit/interactions/by-route.ts';
import { MAX_DAYS, MAX_WEIGHT } from '@famiglia/contract/warnings/warning-kinds';
import type { Language } from '@famiglia/contract/kit/language';
import { REASON_LENGTH, warningRoutes } from '@famiglia/contract/warnings/warnings';
import type { Warning } from '@famiglia/contract/warnings/warnings';
import { overtaken } from '@famiglia/core/activity/require-version';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { editWarning } from '@famiglia/core/warnings/edit-warning';
import { liftWarning } from '@famiglia/core/warnings/lift-warning';
import { getWarning } from '@famiglia/core/warnings/list-warnings';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { seenVersion } from '../rosters/leader-forms.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { chosenKind, kindField } from './give-warning.ts';
import { reasonOf } from '../../kit/texts/reason-of.ts';
import { typedNumber } from './typed-input.ts';
import { warningTexts } from './warning-texts.ts';

export const openEditForm = async (call: ButtonCall): Promise<void> => {
  const current = async (): Promise<Form> => editForm(call.language, await requireActive(call));
  await call.answer.showForm(await current(), current);
};

const editForm = (language: Language, { id, kind, reason, weight, version }: Warning): Form => {
  const texts = warningTexts[language];
  return form(makeCustomId('warnings', 'edit', id, String(version)), texts.editForm, [
    kindField(language, kind),
    textField('reason', {
      label: texts.reason,
      description: texts.reasonHint,
      maxLength: REASON_LENGTH,
      value: reason,
    }),
    textField('weight', { label: texts.weight, maxLength: 3, value: String(weight) }),
    textField('days', {
      label: texts.daysLeft,
      description: texts.daysLeftHint,
      maxLength: 4,
      required: false,
    }),
    textField('why', { label: texts.why, description: texts.whyHint, maxLength: REASON_LENGTH }),
  ]);
};

/** Those who may not change a warning, and everybody once it is over, are refused before they type. */
const requireActive = async ({ bot, actor, interaction, args }: ButtonCall): Promise<Warning> => {
  const [guildId, warningId = ''] = [guildOf(interaction), args[0]];
  await requireGuildAccess(bot.context, actor, guildId, warningRoutes.edit.access);
  const warning = await getWarning(bot.context, actor, { guildId, warningId });
  if (warning.state === 'active') return warning;
  throw await overtaken(bot.context.db, 'warning_over', { guildId, noted: { warning_id: warningId } });
};

export const submitEdit = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language, args, answer } = call;
  const texts = warningTexts[language];
  const [reason, why] = [reasonOf(typedText(call, 'reason')), reasonOf(typedText(call, 'why'))];
  const [days, weight] = [typedNumber(call, 'days', MAX_DAYS), typedNumber(call, 'weight', MAX_WEIGHT)];
  if (reason === null || why === null) throw new FormRefusal(texts.noReason);
  if (days === null || weight === null || weight === undefined) throw new FormRefusal(texts.wrongNumber);
  const warning = { guildId: guildOf(interaction), warningId: args[0] ?? '' };
  await byRoute(warningRoutes.edit, editWarning)(bot.context, actor, {
    ...warning,
    kind: chosenKind(call),
    reason,
    weight,
    days,
    why,
    version: seenVersion(args[1]) ?? 0,
  });
  return answer.replyEphemeral({ content: texts.edited });
};

export const openLiftForm = async (call: ButtonCall): Promise<void> => {
  const { language, answer } = call;
  const texts = warningTexts[language];
  const { id: warningId } = await requireActive(call);
  const why = textField('why', { label: texts.why, description: texts.whyHint, maxLength: REASON_LENGTH });
  await answer.showForm(form(makeCustomId('warnings', 'lift', warningId), texts.liftForm, [why]));
};

export const submitLift = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language, args, answer } = call;
  const texts = warningTexts[language];
  const why = reasonOf(typedText(call, 'why'));
  if (why === null) throw new FormRefusal(texts.noReason);
  await byRoute(warningRoutes.lift, liftWarning)(bot.context, actor, {
    guildId: guildOf(interaction),
    warningId: args[0] ?? '',
    why,
  });
  return answer.replyEphemeral({ content: texts.lifted });
};

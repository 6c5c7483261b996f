import { byRoute } from '../../kit/interactions/by-route.ts';
import type { Language } from '@famiglia/contract/kit/language';
import {
  MAX_DAYS,
  MAX_WEIGHT,
  WARNING_KIND_NAMES,
  WARNING_KINDS,
} from '@famiglia/contract/warnings/warning-kinds';
import type { WarningKind } from '@famiglia/contract/warnings/warning-kinds';
import { REASON_LENGTH, warningRoutes } from '@famiglia/contract/warnings/warnings';
import type { Warning } from '@famiglia/contract/warnings/warnings';
import { findMember } from '@famiglia/core/members/member.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import { getWarningRules, giveWarning } from '@famiglia/core/warnings/give-warning';
import { takeProof } from '@famiglia/core/warnings/warning-proof';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { AutocompleteCall, ButtonCall, Choice, ModalCall } from '../../kit/interactions/calls.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { choiceField, chosenValues, form, textField, typedText } from '../../kit/interactions/form.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { reasonOf } from '../../kit/texts/reason-of.ts';
import { typedNumber } from './typed-input.ts';
import { warningTexts } from './warning-texts.ts';

/** The family's reasons that contain the typed text, and the typed text itself. */
const offerReasons = async ({ bot, actor, interaction }: AutocompleteCall): Promise<readonly Choice[]> => {
  const typed = interaction.options.getFocused();
  const { reasons } = await getWarningRules(bot.context, actor, { guildId: guildOf(interaction) });
  const fitting = reasons.filter((reason) => reason.toLowerCase().includes(typed.toLowerCase()));
  const own = typed !== '' && typed.length <= 100 && !fitting.includes(typed) ? [typed] : [];
  return [...own, ...fitting].slice(0, 25).map((reason) => ({ name: reason, value: reason }));
};

export const kindChoices = WARNING_KINDS.map((value) => ({
  value,
  name: { en: WARNING_KIND_NAMES.en[value], ru: WARNING_KIND_NAMES.ru[value] },
}));

const kindOf = (value: string | undefined): WarningKind =>
  WARNING_KINDS.find((kind) => kind === value) ?? 'warning';

/** "Severe warning, 3 points, until May 12". */
export const termText = (language: Language, { kind, weight, ends_at }: Warning): string => {
  const texts = warningTexts[language];
  const end = ends_at === null ? null : `<t:${Math.floor(Date.parse(ends_at) / 1000)}:D>`;
  return `${WARNING_KIND_NAMES[language][kind]}, ${texts.points(weight)}, ${texts.until(end)}`;
};

export const warnCommand: BotCommand = {
  name: { en: 'warn', ru: 'предупредить' },
  description: { en: 'Warn a member', ru: 'Выдать участнику предупреждение' },
  place: 'guild',
  topic: 'people',
  answer: 'private',
  needs: 'personnel.manage',
  options: [
    {
      name: { en: 'member', ru: 'участник' },
      description: { en: 'Who to warn', ru: 'Кому' },
      type: 'user',
      required: true,
    },
    {
      name: { en: 'kind', ru: 'вид' },
      description: { en: 'How serious it is', ru: 'Насколько серьёзное' },
      type: 'text',
      required: true,
      choices: kindChoices,
    },
    {
      name: { en: 'reason', ru: 'причина' },
      description: { en: 'From the list or in your own words', ru: 'Из списка или своими словами' },
      type: 'text',
      required: true,
      autocomplete: true,
      max: REASON_LENGTH,
    },
    {
      name: { en: 'days', ru: 'дней' },
      description: { en: 'How long; 0: until lifted', ru: 'Сколько действует; 0: пока не снимут' },
      type: 'integer',
      min: 0,
      max: MAX_DAYS,
    },
    {
      name: { en: 'weight', ru: 'баллы' },
      description: { en: 'Points, if different from usual', ru: 'Баллы, если не как обычно' },
      type: 'integer',
      min: 0,
      max: MAX_WEIGHT,
    },
    {
      name: { en: 'proof', ru: 'доказательство' },
      description: { en: 'A picture', ru: 'Картинка' },
      type: 'attachment',
    },
  ],
  autocomplete: offerReasons,
  run: async ({ bot, actor, interaction, language, answer }) => {
    const guildId = guildOf(interaction);
    const { options } = interaction;
    const texts = warningTexts[language];
    const userId = options.getUser('member', true).id;
    const reason = reasonOf(options.getString('reason', true));
    if (reason === null) return answer.reply({ content: texts.noReason });
    const file = options.getAttachment('proof');
    const proof = file === null ? null : await takeProof(bot.context, actor, { guildId, url: file.url });
    const given = await byRoute(warningRoutes.give, giveWarning)(bot.context, actor, {
      guildId,
      userId,
      kind: kindOf(options.getString('kind', true)),
      reason,
      weight: options.getInteger('weight') ?? undefined,
      days: options.getInteger('days') ?? undefined,
      proof,
    });
    return answer.reply({ content: texts.given(`<@${userId}>`, givenText(language, given)) });
  },
};

const givenText = (language: Language, given: Warning): string =>
  `${termText(language, given)} (${escapeText(given.reason)})`;

/** Opens the form of a new warning from a file; those who may not warn are refused before they type. */
export const openGiveForm = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, args, answer } = call;
  const texts = warningTexts[language];
  const [guildId, userId = ''] = [guildOf(interaction), args[0]];
  const { reasons } = await getWarningRules(bot.context, actor, { guildId });
  if ((await findMember(bot.context.db, guildId, userId)) === null) throw new AppError('member_not_found');
  const listed = choiceField('listed', {
    label: texts.listedReason,
    required: false,
    options: reasons.map((reason) => ({ label: reason, value: reason })),
  });
  await answer.showForm(
    form(makeCustomId('warnings', 'give', userId), texts.giveForm, [
      kindField(language, 'warning'),
      ...(reasons.length === 0 ? [] : [listed]),
      textField('reason', {
        label: texts.ownReason,
        description: texts.reasonHint,
        maxLength: REASON_LENGTH,
        required: false,
      }),
      textField('days', { label: texts.days, description: texts.daysHint, maxLength: 4, required: false }),
      textField('weight', {
        label: texts.weight,
        description: texts.weightHint,
        maxLength: 3,
        required: false,
      }),
    ]),
  );
};

/** The kinds of a warning, with one chosen. */
export const kindField = (language: Language, chosen: WarningKind) =>
  choiceField('kind', {
    label: warningTexts[language].kind,
    options: WARNING_KINDS.map((kind) => ({
      label: WARNING_KIND_NAMES[language][kind],
      value: kind,
      default: kind === chosen,
    })),
  });

export const chosenKind = (call: ModalCall): WarningKind => kindOf(chosenValues(call, 'kind')[0]);

export const submitGive = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language, args, answer } = call;
  const texts = warningTexts[language];
  const userId = args[0] ?? '';
  const reason = reasonOf(typedText(call, 'reason')) ?? reasonOf(chosenValues(call, 'listed')[0] ?? '');
  const [days, weight] = [typedNumber(call, 'days', MAX_DAYS), typedNumber(call, 'weight', MAX_WEIGHT)];
  if (reason === null) throw new FormRefusal(texts.noReason);
  if (days === null || weight === null) throw new FormRefusal(texts.wrongNumber);
  const input = { guildId: guildOf(interaction), userId, kind: chosenKind(call), reason, days, weight };
  const given = await byRoute(warningRoutes.give, giveWarning)(bot.context, actor, input);
  return answer.replyEphemeral({ content: texts.given(`<@${userId}>`, givenText(language, given)) });
};

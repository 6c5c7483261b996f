import { recordingUrl } from '@famiglia/contract/capts/recording-url';
import { describeProblem } from '@famiglia/contract/kit/field-problems';
import { VACATION_REASON } from '@famiglia/contract/vacations/vacations';
import { readCabinet } from '@famiglia/core/cabinet/read-cabinet';
import { signUpFromCabinet } from '@famiglia/core/cabinet/sign-up-here';
import { sendRecording } from '@famiglia/core/capts/recordings';
import type { RosterAnswer } from '@famiglia/core/rosters/roster-command';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { comeBack, endOwnVacation } from '@famiglia/core/vacations/end-vacation';
import { takeVacation } from '@famiglia/core/vacations/take-vacation';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { guildOf } from '../../kit/guild-of.ts';
import type { ButtonCall, CommandCall, ModalCall } from '../../kit/interactions/calls.ts';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import { LONGEST_START } from '../../kit/start-time/parse-start.ts';
import { guildClock } from '../../kit/start-time/start-option.ts';
import { saveName } from '../members/change-name.ts';
import { showNickForm, typedName } from '../members/nick-form.ts';
import { leavingTexts } from '../rosters/penalty-texts.ts';
import { placeAnswer } from '../rosters/sign-up-answer.ts';
import { targetOf } from '../rosters/target-of.ts';
import { vacationDays } from '../vacations/day-words.ts';
import { typedDay } from '../vacations/typed-time.ts';
import { problemText } from '../vacations/vacation-command.ts';
import { vacationTexts } from '../vacations/vacation-texts.ts';
import { cabinetCard } from './cabinet-card.ts';
import { cabinetTexts } from './cabinet-texts.ts';

type Call = CommandCall | ButtonCall | ModalCall;

/** The card of whoever asks, with what has just happened above it. */
const cardFor = async (call: Call, said = ''): Promise<BaseMessageOptions> => {
  const { bot, actor, interaction, language } = call;
  const guildId = guildOf(interaction);
  const cabinet = await readCabinet(bot.context, actor, { guildId });
  const settings = await findSettings(bot.context.db, guildId);
  const pageUrl = settings.cabinet.page ? `${bot.context.config.publicUrl}/guild/${guildId}/me` : null;
  const now = bot.context.clock();
  const card = cabinetCard({ cabinet, language, pageUrl, now, timeZone: settings.time_zone });
  return { ...card, content: said };
};

/** `/me`: the same card as the button of the kept message. */
export const meCommand: BotCommand = {
  name: { en: 'me', ru: 'кабинет' },
  description: {
    en: 'Your reputation, sign-ups, warnings, vacation and debts',
    ru: 'Ваша репутация, записи, предупреждения, отпуск и долги',
  },
  place: 'guild',
  topic: 'self',
  answer: 'private',
  run: async (call) => call.answer.reply(await cardFor(call)),
};

/** The button that everybody sees: each gets a card of their own. */
export const openCabinet = async (call: ButtonCall): Promise<void> =>
  call.answer.replyEphemeral(await cardFor(call));

export const refreshCabinet = async (call: ButtonCall): Promise<void> =>
  call.answer.update(await cardFor(call));

const press = async (call: ButtonCall, choice: 'main' | 'leave', confirmed: boolean): Promise<RosterAnswer> =>
  signUpFromCabinet(call.bot.context, call.actor, {
    ...targetOf(call),
    choice,
    confirmed,
    key: call.interaction.id,
  });

/** Plus and minus by the engine of the list’s own buttons. What has to be confirmed is asked in the same message. */
const signUpFor =
  (choice: 'main' | 'leave', confirmed = false) =>
  async (call: ButtonCall): Promise<void> => {
    const told = await press(call, choice, confirmed);
    const question = confirmed ? null : questionOf(call, choice, told);
    if (question === null) await call.answer.update(await cardFor(call, placeAnswer(call.language, told)));
    else await call.answer.update(question);
  };

export const signUpButtons = {
  join: signUpFor('main'),
  leave: signUpFor('leave'),
  join_anyway: signUpFor('main', true),
  leave_anyway: signUpFor('leave', true),
};

const questionOf = (
  { language, args }: ButtonCall,
  choice: 'main' | 'leave',
  { leaving, away, place }: RosterAnswer,
): BaseMessageOptions | null => {
  const texts = leavingTexts[language];
  const ask = (content: string, label: string): BaseMessageOptions => ({
    content,
    embeds: [],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: choice === 'leave' ? ButtonStyle.Danger : ButtonStyle.Primary,
            customId: makeCustomId(
              'cabinet',
              `${choice === 'leave' ? 'leave' : 'join'}_anyway`,
              args[0] ?? '',
            ),
            label,
          },
          {
            type: ComponentType.Button,
            style: ButtonStyle.Secondary,
            customId: makeCustomId('cabinet', 'refresh'),
            label: cabinetTexts[language].name,
          },
        ],
      },
    ],
  });
  if (choice === 'leave' && leaving !== undefined) {
    const lines = [
      texts.stillIn[place?.list ?? 'main'],
      ...(leaving.late ? [texts.late] : []),
      ...(leaving.closed ? [texts.closed] : []),
    ];
    return ask(lines.join('\n'), texts.anyway);
  }
  if (choice === 'leave' || away === undefined) return null;
  const { question, anyway } = vacationTexts[language];
  // The last second of the last day, so that the shown date is the last day of the vacation.
  const until = Math.floor(away.endsAt.getTime() / 1000) - 1;
  return ask(question[away.kind](`<t:${until}:${away.kind === 'afk' ? 't' : 'D'}>`), anyway);
};

export const openVacationForm = async ({ language, answer }: ButtonCall): Promise<void> => {
  const texts = cabinetTexts[language];
  const day = (name: 'from' | 'until') =>
    textField(name, { label: texts[name], description: texts.dayHint, maxLength: LONGEST_START });
  const reason = textField('reason', { label: texts.reason, maxLength: VACATION_REASON, required: false });
  await answer.showForm(
    form(makeCustomId('cabinet', 'vacation'), texts.vacationForm, [day('from'), day('until'), reason]),
  );
};

export const submitVacation = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language } = call;
  const texts = vacationTexts[language];
  const clock = await guildClock(call);
  const day = (name: string): string => {
    const read = typedDay(typedText(call, name), clock.timeZone, clock.now);
    if (read === null) throw new FormRefusal(texts.dayUnreadable);
    return read;
  };
  const input = { from: day('from'), until: day('until'), reason: typedText(call, 'reason') };
  const row = await takeVacation(bot.context, actor, { guildId: guildOf(interaction), ...input }).catch(
    (error: unknown) => {
      throw new FormRefusal(problemText(error, language));
    },
  );
  const days = vacationDays(row, clock);
  await call.answer.update(
    await cardFor(call, row.status === 'requested' ? texts.asked(days) : texts.taken(days)),
  );
};

export const pressBack = async (call: ButtonCall): Promise<void> => {
  await comeBack(call.bot.context, call.actor, { guildId: guildOf(call.interaction) });
  await call.answer.update(await cardFor(call, vacationTexts[call.language].back));
};

/** A vacation that was asked for, or that has not begun. */
export const cancelVacation = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, args } = call;
  const guildId = guildOf(interaction);
  await endOwnVacation(bot.context, actor, { guildId, vacationId: args[0] ?? '' });
  await call.answer.update(await cardFor(call, cabinetTexts[language].cancelled));
};

/** Everybody may change their own; the form is that of the context menu. */
export const openNickForm = async (call: ButtonCall): Promise<void> =>
  showNickForm(call, call.actor.userId, 'cabinet');

export const submitOwnNick = async (call: ModalCall): Promise<void> => {
  const { saved, said } = await saveName(call, { ...typedName(call), userId: call.actor.userId });
  if (!saved) throw new FormRefusal(said);
  await call.answer.update(await cardFor(call, said));
};

export const openRecordForm = async ({ language, args, answer }: ButtonCall): Promise<void> => {
  const texts = cabinetTexts[language];
  const field = { label: texts.recordLabel, maxLength: 500, placeholder: 'https://' };
  const id = makeCustomId('cabinet', 'record', args[0] ?? '');
  await answer.showForm(form(id, texts.recordForm, [textField('link', field)]));
};

export const submitRecord = async (call: ModalCall): Promise<void> => {
  const { bot, actor, language } = call;
  const texts = cabinetTexts[language];
  const link = recordingUrl.safeParse(typedText(call, 'link'));
  if (!link.success) throw new FormRefusal(describeProblem('not_a_link', language).message);
  const { guildId, rosterId: captId } = targetOf(call);
  await sendRecording(bot.context, actor, { guildId, captId, url: link.data });
  await call.answer.update(await cardFor(call, texts.sent));
};

import { ANSWERS } from '@famiglia/contract/rosters/answers';
import type { Answer } from '@famiglia/contract/rosters/answers';
import { explainMyPlace } from '@famiglia/core/rosters/explain-participant';
import { signUp } from '@famiglia/core/rosters/sign-up';
import type { BotFeature } from '../../feature.ts';
import type { ButtonCall, SelectCall } from '../../kit/interactions/calls.ts';
import { placeAnswer, placeText } from './sign-up-answer.ts';
import { placeTexts } from './sign-up-answer-texts.ts';
import { awayQuestion, endAfk } from './ask-while-away.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';
import { MAYBE_REPLY, replyToMaybe } from './maybe-reply.ts';
import { showWholeRoster } from './roster-pages.ts';
import { ANY_SQUAD } from './squad-select.ts';
import { LEAVE_ANYWAY, askBeforeLeaving } from './ask-before-leaving.ts';
import { targetOf } from './target-of.ts';

/**
 * Signs somebody up, or off, and answers with their place. The click is submitted before anything else is awaited, so that
 * the clicks of one person are applied in their order. The interaction id makes a replayed click count once.
 */
const press = async (
  call: ButtonCall | SelectCall,
  kind: DiscordRosterKind,
  choice: 'main' | 'reserve' | 'leave' | Answer,
  chosen?: string,
): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const squad = chosen === undefined ? {} : { squad: chosen === ANY_SQUAD ? null : chosen };
  const input = { ...targetOf(call), kind, choice, ...squad, unlessAway: true, key: interaction.id };
  answer.replySoon();
  const told = await signUp(bot.context, actor, input);
  if (told.leaving !== undefined)
    return askBeforeLeaving(call, kind, { ...told.leaving, list: told.place?.list ?? 'main', choice });
  const message =
    told.away === undefined || choice === 'leave' || choice === 'maybe' || choice === 'cannot'
      ? { content: placeAnswer(language, told) }
      : awayQuestion(call, kind, { choice, ...(chosen === undefined ? {} : { squad: chosen }) }, told.away);
  await answer.replyEphemeral(message);
};

/** The select to sign up for one squad, or for any. */
export const rosterSelects = (kind: DiscordRosterKind): NonNullable<BotFeature['selects']> => ({
  squad: async (call) => press(call, kind, 'main', call.interaction.values[0] ?? ANY_SQUAD),
});

/** The buttons below a roster for everybody. */
export const rosterButtons = (kind: DiscordRosterKind): NonNullable<BotFeature['buttons']> => {
  const pressFor = (choice: 'main' | 'reserve' | 'leave' | Answer) => async (call: ButtonCall) =>
    press(call, kind, choice);

  return {
    join: pressFor('main'),
    reserve: pressFor('reserve'),
    leave: pressFor('leave'),
    late: pressFor('late'),
    maybe: pressFor('maybe'),
    cannot: pressFor('cannot'),
    [MAYBE_REPLY]: replyToMaybe(kind),
    [LEAVE_ANYWAY]: async ({ bot, actor, interaction, language, answer, args }) => {
      const target = targetOf({ interaction, args });
      const answered = ANSWERS.find((one) => one === args[1]) ?? ('leave' as const);
      const input = { ...target, kind, choice: answered, confirmed: true, key: interaction.id };
      const told = await signUp(bot.context, actor, input);
      await answer.update({ content: placeAnswer(language, told), components: [] });
    },
    anyway: async (call) => {
      const { bot, actor, interaction, language, answer } = call;
      const [, chosen, squad] = call.args;
      const target = targetOf(call);
      const wanted = (['reserve', 'late'] as const).find((one) => one === chosen) ?? ('main' as const);
      const input = { ...target, kind, choice: wanted, key: interaction.id };
      const told = await signUp(bot.context, actor, {
        ...input,
        ...(squad === undefined ? {} : { squad: squad === ANY_SQUAD ? null : squad }),
      });
      await endAfk(call, target.guildId);
      await answer.update({ content: placeAnswer(language, told), components: [] });
    },
    whole: showWholeRoster(kind),
    why: async (call) => {
      const found = await explainMyPlace(call.bot.context, call.actor, { ...targetOf(call), kind });
      const content =
        found === null
          ? placeTexts[call.language].notIn
          : placeText(call.language, found.place, found.explanation);
      await call.answer.replyEphemeral({ content });
    },
  };
};

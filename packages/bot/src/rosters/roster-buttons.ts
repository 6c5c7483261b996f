import { findMyPlace } from '@famiglia/core/gatherings/rosters/find-my-place';
import { signUp } from '@famiglia/core/gatherings/rosters/sign-up';
import type { BotFeature } from '../feature.ts';
import type { ButtonCall } from '../interactions/calls.ts';
import { placeAnswer, placeText } from './sign-up-answer.ts';
import { placeTexts } from './sign-up-answer-texts.ts';
import { askWhileAway, endAfk } from './ask-while-away.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';
import { showWholeRoster } from './roster-pages.ts';
import { ANY_SQUAD } from './squad-select.ts';
import { LEAVE_ANYWAY, askBeforeLeaving } from './ask-before-leaving.ts';
import { targetOf } from './target-of.ts';

/** The select to sign up for one squad, or for any. */
export const rosterSelects = (kind: DiscordRosterKind): NonNullable<BotFeature['selects']> => ({
  squad: async (call) => {
    const { bot, actor, interaction, language, answer } = call;
    const [chosen = ANY_SQUAD] = interaction.values;
    if (await askWhileAway(call, kind, { wish: 'main', squad: chosen })) return;
    const squad = chosen === ANY_SQUAD ? null : chosen;
    const input = { ...targetOf(call), kind, wish: 'main' as const, squad, key: interaction.id };
    const told = await signUp(bot.context, actor, input);
    await answer.replyEphemeral({ content: placeAnswer(language, told) });
  },
});

/** The buttons below a roster for everybody. The interaction id makes a replayed click count once. */
export const rosterButtons = (kind: DiscordRosterKind): NonNullable<BotFeature['buttons']> => {
  const wish = (wish: 'main' | 'reserve' | 'leave') => async (call: ButtonCall) => {
    const { bot, actor, interaction, language, answer } = call;
    if (wish !== 'leave' && (await askWhileAway(call, kind, { wish }))) return;
    const input = { ...targetOf(call), kind, wish, key: interaction.id };
    const told = await signUp(bot.context, actor, input);
    if (told.leaving !== undefined) return askBeforeLeaving(call, kind, told.leaving);
    await answer.replyEphemeral({ content: placeAnswer(language, told) });
  };

  return {
    join: wish('main'),
    reserve: wish('reserve'),
    leave: wish('leave'),
    [LEAVE_ANYWAY]: async ({ bot, actor, interaction, language, answer, args }) => {
      const target = targetOf({ interaction, args });
      const input = { ...target, kind, wish: 'leave' as const, confirmed: true, key: interaction.id };
      const told = await signUp(bot.context, actor, input);
      await answer.update({ content: placeAnswer(language, told), components: [] });
    },
    anyway: async (call) => {
      const { bot, actor, interaction, language, answer } = call;
      const [, chosen, squad] = call.args;
      const target = targetOf(call);
      const wanted = chosen === 'reserve' ? ('reserve' as const) : ('main' as const);
      const input = { ...target, kind, wish: wanted, key: interaction.id };
      const told = await signUp(bot.context, actor, {
        ...input,
        ...(squad === undefined ? {} : { squad: squad === ANY_SQUAD ? null : squad }),
      });
      await endAfk(call, target.guildId);
      await answer.update({ content: placeAnswer(language, told), components: [] });
    },
    whole: showWholeRoster(kind),
    why: async (call) => {
      const place = await findMyPlace(call.bot.context, call.actor, { ...targetOf(call), kind });
      const content = place === null ? placeTexts[call.language].notIn : placeText(call.language, place);
      await call.answer.replyEphemeral({ content });
    },
  };
};

import type { BotFeature } from '../feature.ts';
import type { ButtonCall } from '../interactions/calls.ts';
import { placeAnswer, placeText } from './place-answer.ts';
import { placeTexts } from './place-texts.ts';
import type { RosterKind } from './roster-kind.ts';
import { targetOf } from './target-of.ts';

/** The buttons below a roster for everybody. The interaction id makes a replayed click count once. */
export const rosterButtons = (kind: RosterKind): NonNullable<BotFeature['buttons']> => {
  const wish = (wish: 'main' | 'reserve' | 'leave') => async (call: ButtonCall) => {
    const { bot, actor, interaction, language, answer } = call;
    const input = { ...targetOf(call), wish, key: interaction.id };
    const told = await kind.signUp(bot.context, actor, input);
    await answer.replyEphemeral({ content: placeAnswer(language, told) });
  };

  return {
    join: wish('main'),
    reserve: wish('reserve'),
    leave: wish('leave'),
    why: async (call) => {
      const place = await kind.findMyPlace(call.bot.context, call.actor, targetOf(call));
      const content = place === null ? placeTexts[call.language].notIn : placeText(call.language, place);
      await call.answer.replyEphemeral({ content });
    },
  };
};

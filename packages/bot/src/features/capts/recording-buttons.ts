import { recordingRoutes } from '@famiglia/contract/capts/recording-routes';
import { byRoute } from '../../kit/interactions/by-route.ts';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { askForRecordings } from '@famiglia/core/capts/ask-for-recordings';
import { findRecordings } from '@famiglia/core/capts/recording.queries';
import { readMissing } from '@famiglia/core/capts/list-recordings';
import { readCapt } from '@famiglia/core/capts/get-capts';
import type { BotFeature } from '../../feature.ts';
import { targetOf } from '../rosters/target-of.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { captTexts } from './capt-texts.ts';

const MAX_LENGTH = 1900;

/**
 * The buttons below a result: show who has sent a recording and who has not, and let a leader remind the
 * rest.
 */
export const recordingButtons: NonNullable<BotFeature['buttons']> = {
  recordings: async (call) => {
    const { bot, answer, language } = call;
    const { guildId, rosterId: captId } = targetOf(call);
    const texts = captTexts[language];
    await readCapt(bot.context.db, guildId, captId);
    const sent = await findRecordings(bot.context.db, { guildId, captId });
    const missing = await readMissing(bot.context, { guildId, captId });
    const links = sent.map(({ recording, ownerName }) =>
      ownerName === null ? `<${recording.url}>` : `${escapeText(ownerName)}: <${recording.url}>`,
    );
    const people = missing.map((person) => escapeText(person.display_name)).join(', ');
    const lines = [
      `**${texts.recordings}**`,
      ...(links.length === 0 ? [texts.noneSent] : links),
      missing.length === 0 ? texts.everybodySent : `**${texts.missing}:** ${people}`,
    ];
    await answer.replyEphemeral({ content: cutText(lines.join('\n'), MAX_LENGTH) });
  },
  ask: async (call) => {
    const { guildId, rosterId: captId } = targetOf(call);
    const { asked } = await byRoute(recordingRoutes.askForRecordings, askForRecordings)(
      call.bot.context,
      call.actor,
      { guildId, captId },
    );
    await call.answer.replyEphemeral({ content: captTexts[call.language].asked(asked) });
  },
};

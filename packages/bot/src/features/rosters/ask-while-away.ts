import { findAwayOf } from '@famiglia/core/vacations/away.queries';
import { comeBack } from '@famiglia/core/vacations/end-vacation';
import type { Away } from '@famiglia/core/rosters/roster-command';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { ButtonCall, SelectCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { vacationTexts } from '../vacations/vacation-texts.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';
import { targetOf } from './target-of.ts';

interface SignUpChoice {
  choice: 'main' | 'reserve' | 'late';
  /** The chosen squad; left out if there was no choice. */
  squad?: string;
}

/** The question to somebody who signs up and is away now or will be at the start. */
export const awayQuestion = (
  call: ButtonCall | SelectCall,
  kind: DiscordRosterKind,
  { choice, squad }: SignUpChoice,
  away: Away,
): BaseMessageOptions => {
  const { rosterId } = targetOf(call);
  const texts = vacationTexts[call.language];
  // The last second of the last day, so that the shown date is the last day of the vacation.
  const until = Math.floor(away.endsAt.getTime() / 1000) - 1;
  const args = [rosterId, choice, ...(squad === undefined ? [] : [squad])];
  return {
    content: texts.question[away.kind](`<t:${until}:${away.kind === 'afk' ? 't' : 'D'}>`),
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: ButtonStyle.Primary,
            customId: makeCustomId(kind.feature, 'anyway', ...args),
            label: texts.anyway,
          },
        ],
      },
    ],
  };
};

/** A person who signs up is no longer AFK; a vacation is not ended. */
export const endAfk = async ({ bot, actor }: ButtonCall, guildId: string): Promise<void> => {
  const { context } = bot;
  const away = await findAwayOf(context.db, guildId, actor.userId, context.clock());
  if (away?.kind === 'afk') await comeBack(context, actor, { guildId });
};

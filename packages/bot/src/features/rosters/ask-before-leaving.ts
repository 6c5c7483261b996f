import type { RosterAnswer } from '@famiglia/core/rosters/roster-command';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { ButtonCall, SelectCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { penaltiesOf } from './penalties-of.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';
import { leavingTexts } from './penalty-texts.ts';
import { targetOf } from './target-of.ts';

export const LEAVE_ANYWAY = 'leave_anyway';

type Leaving = NonNullable<RosterAnswer['leaving']> & {
  list: 'main' | 'reserve';
  /** The button that they pressed: a leave, or an answer that gives up the place as well. */
  choice: string;
};

/** Says what giving up the place means now, before it counts. The second press confirms it. */
export const askBeforeLeaving = async (
  call: ButtonCall | SelectCall,
  kind: DiscordRosterKind,
  { late, closed, list, choice }: Leaving,
): Promise<void> => {
  const { guildId, rosterId } = targetOf(call);
  const settings = await findSettings(call.bot.context.db, guildId);
  const texts = leavingTexts[call.language];
  const lines = [
    texts.stillIn[list],
    ...(late ? [texts.late, ...penaltyOf(penaltiesOf(settings, kind).lateLeave, texts.penalty)] : []),
    ...(closed ? [texts.closed] : []),
  ];
  await call.answer.replyEphemeral({
    content: lines.join('\n'),
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: ButtonStyle.Danger,
            customId: makeCustomId(kind.feature, LEAVE_ANYWAY, rosterId, choice),
            label: texts.anyway,
          },
        ],
      },
    ],
  });
};

const penaltyOf = (penalty: number, text: (penalty: number) => string): string[] =>
  penalty === 0 ? [] : [text(penalty)];

import type { Unanswered } from '@famiglia/contract/rosters/answers';
import type { Language } from '@famiglia/contract/kit/language';
import { askUnanswered } from '@famiglia/core/rosters/ask-unanswered';
import { listUnanswered } from '@famiglia/core/rosters/list-unanswered';
import type { RosterRef } from '@famiglia/core/rosters/roster-kind';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { BotFeature } from '../../feature.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { readerTime } from '../../kit/guild-time.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { answerTexts } from './answer-texts.ts';
import type { DiscordGatheringKind } from './discord-roster-kind.ts';
import type { LeaderCall, LeaderMenuContext } from './leader-menu-context.ts';
import { targetOf } from './target-of.ts';

/** So many people are named in each list. */
const NAMED = 40;

/** The leader's buttons about answers: take more of them, see who has not answered, ping those once. */
export const answerActions = (
  kind: DiscordGatheringKind,
  { menu }: Pick<LeaderMenuContext, 'menu'>,
): NonNullable<BotFeature['buttons']> => {
  const show = async (call: LeaderCall, found: Unanswered, notice?: string): Promise<void> => {
    const shown = { kind, target: targetOf(call), language: call.language, notice };
    await call.answer.update(unansweredMessage(found, shown));
  };
  return {
    answers: async (call) => {
      const moreAnswers = call.args[1] === 'on';
      await kind.lead.setAnswers(call.bot.context, call.actor, { ...targetOf(call), moreAnswers });
      const texts = answerTexts[call.language];
      await call.answer.update(await menu(call, { notice: moreAnswers ? texts.turnedOn : texts.turnedOff }));
    },
    unanswered: async (call) =>
      show(call, await listUnanswered(call.bot.context, call.actor, { ...targetOf(call), kind })),
    ask: async (call) => {
      const found = await askUnanswered(call.bot.context, call.actor, { ...targetOf(call), kind });
      await show(call, found, answerTexts[call.language].asked(found.total));
    },
  };
};

interface Shown {
  kind: DiscordGatheringKind;
  target: RosterRef;
  language: Language;
  notice: string | undefined;
}

const unansweredMessage = (
  { items, total, excused, unreached, asked_at: askedAt }: Unanswered,
  { kind, target, language, notice }: Shown,
): BaseMessageOptions => {
  const texts = answerTexts[language];
  const lines = [
    ...(notice === undefined ? [] : [`**${notice}**`]),
    ...(notice !== undefined || askedAt === null ? [] : [texts.askedAt(readerTime(new Date(askedAt), 'R'))]),
    ...(total === 0 ? [texts.everyone] : list(texts.count(total), items, total)),
    ...list(`${texts.excused}: ${excused.length}`, excused),
    ...list(`${texts.unreached}: ${unreached.length}`, unreached),
  ];
  const id = (action: string, ...args: string[]) =>
    makeCustomId(kind.feature, action, target.rosterId, ...args);
  return {
    embeds: [{ color: BRAND_COLOR, title: texts.unanswered, description: lines.join('\n') }],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          button(id('ask'), texts.ask, {
            style: ButtonStyle.Primary,
            disabled: askedAt !== null || total === 0,
          }),
          button(id('answers', 'off'), texts.turnOff),
          button(id('menu'), texts.back),
        ],
      },
    ],
  };
};

interface ButtonLook {
  style?: ButtonStyle.Primary | ButtonStyle.Secondary;
  disabled?: boolean;
}

const button = (
  customId: string,
  label: string,
  { style = ButtonStyle.Secondary, disabled = false }: ButtonLook = {},
) => ({ type: ComponentType.Button as const, customId, label, style, disabled });

const list = (title: string, some: Unanswered['items'], count = some.length): string[] =>
  count === 0 ? [] : [`**${title}**`, named(some, count)];

const named = (some: Unanswered['items'], count: number): string => {
  const shown = some.slice(0, NAMED).map(({ id }) => `<@${id}>`);
  return [...shown, ...(count > shown.length ? [`+${count - shown.length}`] : [])].join(' ');
};

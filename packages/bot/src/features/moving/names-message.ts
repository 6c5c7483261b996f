import { EXAMPLES, movingRoutes } from '@famiglia/contract/moving/moving';
import { NAME_PATTERNS } from '@famiglia/contract/moving/name-patterns';
import type { NamePattern } from '@famiglia/contract/moving/name-patterns';
import { enterNames } from '@famiglia/core/moving/enter-names';
import { takeBatchBack } from '@famiglia/core/moving/moving-batches';
import { previewNames } from '@famiglia/core/moving/preview-names';
import { AppError } from '@famiglia/core/platform/app-error';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { ButtonCall, SelectCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { stringSelect } from '../settings/controls/control-rows.ts';
import { movingTexts } from './moving-texts.ts';

const nameOf = (one: { ingame_nick: string; static_id: string | null }): string =>
  escapeText([one.ingame_nick, one.static_id && `#${one.static_id}`].filter(Boolean).join(' '));

const button = (label: string, style: ButtonStyle.Primary | ButtonStyle.Secondary, customId: string) =>
  ({ type: ComponentType.Button, style, label, customId }) as const;

const backTo = (label: string) => button(label, ButtonStyle.Secondary, makeCustomId('setup', 'back'));

/** What the nicknames say, by the best pattern or by a chosen one: examples, doubts, and the button that enters the rest. */
const namesMessage = async (
  { bot, actor, interaction, language }: ButtonCall | SelectCall,
  pattern?: NamePattern,
): Promise<BaseMessageOptions> => {
  const texts = movingTexts[language];
  const asked = { guildId: guildOf(interaction), limit: EXAMPLES, offset: 0, pattern };
  const found = await previewNames(bot.context, actor, asked);
  const back = backTo(texts.back);
  if (found.pattern === null) {
    return {
      embeds: [{ color: BRAND_COLOR, title: texts.title, description: texts.nothing }],
      components: [{ type: ComponentType.ActionRow, components: [back] }],
    };
  }
  const more = found.ready - found.examples.length;
  const doubts = found.items.map((one) =>
    texts.doubt(escapeText(one.display_name), one.doubts.map((doubt) => texts.doubtWords[doubt]).join('; ')),
  );
  const lines = [
    ...found.examples.map((one) => texts.line(escapeText(one.display_name), nameOf(one))),
    ...(more > 0 ? [texts.more(more)] : []),
    ...(found.ready === 0 ? [texts.allDone] : []),
    ...(found.total > 0 ? ['', `**${texts.doubts(found.total)}**`, ...doubts] : []),
    ...(found.total > doubts.length ? [texts.more(found.total - doubts.length)] : []),
    ...(found.total > 0 ? [`-# ${texts.correct}`] : []),
    ...(found.unfit > 0 ? [`-# ${texts.unfit(found.unfit)}`] : []),
    ...(found.ready > 0 ? [`-# ${texts.follow}`] : []),
  ];
  const enter = button(
    texts.enter(found.ready),
    ButtonStyle.Primary,
    makeCustomId('moving', 'enter', found.pattern),
  );
  return {
    embeds: [{ color: BRAND_COLOR, title: texts.title, description: lines.join('\n') }],
    components: [
      stringSelect({
        customId: makeCustomId('moving', 'pattern'),
        placeholder: texts.pattern,
        options: found.patterns.map((one) => ({
          value: one.pattern,
          label: texts.patterns[one.pattern].label,
          description: texts.fits(one.fits, texts.patterns[one.pattern].note),
          default: one.pattern === found.pattern,
        })),
      }),
      { type: ComponentType.ActionRow, components: found.ready > 0 ? [enter, back] : [back] },
    ],
  };
};

export const showNames = async (call: ButtonCall): Promise<void> =>
  call.answer.update({ content: '', ...(await namesMessage(call)) });

export const choosePattern = async (call: SelectCall): Promise<void> =>
  call.answer.update({ content: '', ...(await namesMessage(call, patternIn(call.interaction.values[0]))) });

/** A message in Discord may be older than the patterns. */
const patternIn = (name: string | undefined): NamePattern => {
  const pattern = NAME_PATTERNS.find((one) => one === name);
  if (pattern === undefined) throw new AppError('control_outdated');
  return pattern;
};

export const enterAll = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, answer, args } = call;
  const texts = movingTexts[language];
  const { batch } = await byRoute(movingRoutes.enterNames, enterNames)(bot.context, actor, {
    guildId: guildOf(interaction),
    pattern: patternIn(args[0]),
    follow: true,
    decisions: [],
  });
  const back = backTo(texts.back);
  const undo =
    batch === null
      ? []
      : [button(texts.takeBack, ButtonStyle.Secondary, makeCustomId('moving', 'undo', batch.id))];
  await answer.update({
    content: batch === null ? texts.noneEntered : texts.entered(batch.changed),
    embeds: [],
    components: [{ type: ComponentType.ActionRow, components: [...undo, back] }],
  });
};

export const takeAllBack = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, answer, args } = call;
  const texts = movingTexts[language];
  const { changed, undone } = await byRoute(movingRoutes.takeBack, takeBatchBack)(bot.context, actor, {
    guildId: guildOf(interaction),
    batchId: args[0] ?? '',
  });
  const kept = undone?.kept ?? 0;
  await answer.update({
    content: texts.takenBack(changed - kept, kept),
    embeds: [],
    components: [{ type: ComponentType.ActionRow, components: [backTo(texts.back)] }],
  });
};

import { warAlertRoutes } from '@famiglia/contract/wars/war-alert-routes';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { readCapt } from '@famiglia/core/capts/get-capts';
import { AppError } from '@famiglia/core/platform/app-error';
import { createWarCapt, ignoreWar, linkWar } from '@famiglia/core/wars/decide-war';
import { opponentIn } from '@famiglia/core/wars/war-alert';
import { findWar } from '@famiglia/core/wars/war.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { ButtonCall, SelectCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { mayWriteHere } from '../../kit/interactions/may-write-here.ts';
import { captLink } from './war-alert.ts';
import { warTexts } from './war-texts.ts';

const subjectOf = ({ interaction, args }: ButtonCall | SelectCall) => ({
  guildId: guildOf(interaction),
  warId: args[0] ?? '',
});

const linkTo = async ({ bot, interaction }: ButtonCall | SelectCall, captId: string): Promise<string> => {
  const guildId = guildOf(interaction);
  return captLink(bot, guildId, await readCapt(bot.context.db, guildId, captId));
};

/** Opens the sign-up of a war; whoever presses second gets the same capt. */
export const createSignUp = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const here = mayWriteHere(interaction) ? interaction.channelId : undefined;
  const { capt_id: captId } = await byRoute(warAlertRoutes.createCapt, createWarCapt)(bot.context, actor, {
    ...subjectOf(call),
    channelId: here,
  });
  await answer.replyEphemeral({ content: warTexts[language].created(await linkTo(call, captId)) });
};

export const linkChosen = async (call: SelectCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const [captId = ''] = interaction.values;
  await byRoute(warAlertRoutes.link, linkWar)(bot.context, actor, { ...subjectOf(call), captId });
  await answer.replyEphemeral({ content: warTexts[language].tied(await linkTo(call, captId)) });
};

export const unlink = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, language, answer } = call;
  await byRoute(warAlertRoutes.link, linkWar)(bot.context, actor, { ...subjectOf(call), captId: null });
  await answer.replyEphemeral({ content: warTexts[language].untied });
};

/** Asks first: it cannot be undone. */
export const askToIgnore = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, language, answer } = call;
  const { guildId, warId } = subjectOf(call);
  await requireGuildAccess(bot.context, actor, guildId, warAlertRoutes.ignore.access);
  const war = await findWar(bot.context.db, guildId, warId);
  if (war === null) throw new AppError('not_found');
  const texts = warTexts[language];
  const customId = makeCustomId('wars', 'ignore_surely', warId);
  await answer.replyEphemeral({
    content: texts.sure(escapeText(opponentIn(war))),
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          { type: ComponentType.Button, style: ButtonStyle.Danger, label: texts.ignore, customId },
        ],
      },
    ],
  });
};

export const ignoreSurely = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, language, answer } = call;
  await byRoute(warAlertRoutes.ignore, ignoreWar)(bot.context, actor, subjectOf(call));
  await answer.update({ content: warTexts[language].ignoredNow, components: [] });
};

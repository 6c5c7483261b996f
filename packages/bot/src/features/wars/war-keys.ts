import { cutText } from '@famiglia/contract/kit/cut-text';
import type { Language } from '@famiglia/contract/kit/language';
import { MAX_KEYS, MAX_KEY_NAME } from '@famiglia/contract/keys/api-keys';
import type { GuildKey } from '@famiglia/contract/keys/api-keys';
import { warRoutes } from '@famiglia/contract/wars/war-routes';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { createWarKey, listWarKeys, revokeWarKey } from '@famiglia/core/wars/war-keys';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { ButtonCall, ModalCall, SelectCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import { warKeyTexts } from './war-key-texts.ts';

type Call = ButtonCall | SelectCall | ModalCall;

const button = (customId: string, label: string, style: ButtonStyle.Secondary | ButtonStyle.Danger) =>
  ({ type: ComponentType.Button, style, label, customId }) as const;

const unix = (time: string): number => Math.floor(Date.parse(time) / 1000);

const keyLine = (key: GuildKey, language: Language): string => {
  const texts = warKeyTexts[language];
  const used = key.last_used_at === null ? texts.unused : texts.used(`<t:${unix(key.last_used_at)}:R>`);
  return `**${escapeText(key.name)}** …${escapeText(key.hint)} · ${used}`;
};

/** The keys of the feed, one that can be revoked and a new one: a Free guild has no panel for them. */
const keysMessage = async (call: Call, notice?: string): Promise<BaseMessageOptions> => {
  const { bot, actor, interaction, language } = call;
  const texts = warKeyTexts[language];
  const { items } = await listWarKeys(bot.context, actor, { guildId: guildOf(interaction) });
  const options = items.map(({ id: value, name, hint }) => ({
    value,
    label: cutText(`${name} …${hint}`, 100),
  }));
  const select = {
    type: ComponentType.StringSelect as const,
    customId: makeCustomId('wars', 'key_revoke'),
    placeholder: texts.chooseToRevoke,
    options,
  };
  const lines = items.length === 0 ? [texts.none] : items.map((key) => keyLine(key, language));
  const create = button(makeCustomId('wars', 'key_new'), texts.create, ButtonStyle.Secondary);
  return {
    content: [...(notice === undefined ? [] : [notice, '']), texts.note, ...lines].join('\n'),
    components: [
      ...(options.length === 0 ? [] : [{ type: ComponentType.ActionRow as const, components: [select] }]),
      ...(items.length < MAX_KEYS ? [{ type: ComponentType.ActionRow as const, components: [create] }] : []),
    ],
  };
};

export const showKeys = async (call: ButtonCall): Promise<void> =>
  call.answer.replyEphemeral(await keysMessage(call));

export const backToKeys = async (call: ButtonCall): Promise<void> =>
  call.answer.update(await keysMessage(call));

export const openNewKey = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  await requireGuildAccess(bot.context, actor, guildOf(interaction), warRoutes.createKey.access);
  const texts = warKeyTexts[language];
  const name = textField('name', { label: texts.name, description: texts.nameHint, maxLength: MAX_KEY_NAME });
  await answer.showForm(form(makeCustomId('wars', 'key_new'), texts.create, [name]));
};

/** The key stands in this answer and nowhere else. */
export const createKey = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const guildId = guildOf(interaction);
  const { name, secret } = await byRoute(warRoutes.createKey, createWarKey)(bot.context, actor, {
    guildId,
    name: typedText(call, 'name'),
  });
  const address = `${bot.context.config.publicUrl}/api/ingest/${guildId}/wars`;
  await answer.replyEphemeral({ content: warKeyTexts[language].created(escapeText(name), secret, address) });
};

/** Asks first: what is sent with a revoked key is refused at once. */
export const askToRevoke = async (call: SelectCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const [keyId = ''] = interaction.values;
  const { items } = await listWarKeys(bot.context, actor, { guildId: guildOf(interaction) });
  const key = items.find(({ id }) => id === keyId);
  const texts = warKeyTexts[language];
  if (key === undefined) return answer.update(await keysMessage(call, texts.gone));
  const buttons = [
    button(makeCustomId('wars', 'key_revoke', keyId), texts.revoke, ButtonStyle.Danger),
    button(makeCustomId('wars', 'keys_back'), texts.back, ButtonStyle.Secondary),
  ];
  await answer.update({
    content: texts.sure(escapeText(key.name)),
    components: [{ type: ComponentType.ActionRow, components: buttons }],
  });
};

export const revokeKey = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, answer, args } = call;
  const [keyId = ''] = args;
  await byRoute(warRoutes.revokeKey, revokeWarKey)(bot.context, actor, {
    guildId: guildOf(interaction),
    keyId,
  });
  await answer.update(await keysMessage(call, warKeyTexts[language].revoked));
};

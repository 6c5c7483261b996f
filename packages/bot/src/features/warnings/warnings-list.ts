import type { Language } from '@famiglia/contract/kit/language';
import { cutText } from '@famiglia/contract/kit/cut-text';
import type { Warning } from '@famiglia/contract/warnings/warnings';
import { findMember } from '@famiglia/core/members/member.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import { getWarning, listOwnWarnings, listWarnings } from '@famiglia/core/warnings/list-warnings';
import { readProof } from '@famiglia/core/warnings/warning-proof';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { ButtonCall, CommandCall, SelectCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { pageRows, pageText, pagesOf, turnPage } from '../../kit/interactions/pages.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { termText } from './give-warning.ts';
import { warningTexts } from './warning-texts.ts';

const PAGE_SIZE = 6;
/** A reason in a list is cut to this length, so that six of them fit into the 4,096 characters of an embed. */
const MAX_LISTED_REASON = 120;
/** In a custom id instead of a member's id: the whole family. */
const EVERYBODY = 'all';

const moment = (iso: string): string => `<t:${Math.floor(Date.parse(iso) / 1000)}:d>`;

export const warningsCommand: BotCommand = {
  name: { en: 'warnings', ru: 'предупреждения' },
  description: {
    en: 'Your warnings; leaders can see anyone’s',
    ru: 'Ваши предупреждения; руководство видит чьи угодно',
  },
  place: 'guild',
  topic: 'self',
  answer: 'private',
  options: [
    {
      name: { en: 'member', ru: 'участник' },
      description: { en: 'Whose warnings; leaders only', ru: 'Чьи; только для руководства' },
      type: 'user',
    },
  ],
  run: async (call) => {
    const { bot, actor, interaction, answer } = call;
    const member = interaction.options.getUser('member');
    const access = await bot.context.access.inGuild(actor.userId, guildOf(interaction));
    const reads = access?.permissions.has('personnel.view') === true;
    const whose = member?.id ?? (reads ? EVERYBODY : actor.userId);
    await answer.reply(await listMessage(call, whose, 0));
  },
};

export const showWarningsOf = async (call: ButtonCall): Promise<void> =>
  call.answer.replyEphemeral(await listMessage(call, call.args[0] ?? '', 0));

export const turnWarningsPage = async (call: ButtonCall): Promise<void> =>
  turnPage(call, await listMessage(call, call.args[0] ?? '', Number(call.args[1])));

/** A page of somebody's warnings, or of the active ones of all; everybody may read their own. */
const listMessage = async (
  { bot, actor, interaction, language }: CommandCall | ButtonCall,
  whose: string,
  wanted: number,
): Promise<BaseMessageOptions> => {
  const guildId = guildOf(interaction);
  const texts = warningTexts[language];
  const isOwn = whose === actor.userId;
  const read = async (index: number) => {
    const page = { guildId, limit: PAGE_SIZE, offset: index * PAGE_SIZE };
    if (isOwn) return listOwnWarnings(bot.context, actor, page);
    if (whose !== EVERYBODY && (await findMember(bot.context.db, guildId, whose)) === null)
      throw new AppError('member_not_found');
    const filter = whose === EVERYBODY ? { state: 'active' as const } : { userId: whose };
    return listWarnings(bot.context, actor, { ...page, ...filter });
  };
  const asked = Math.max(0, Math.trunc(wanted) || 0);
  let found = await read(asked);
  const pages = pagesOf(found.total, PAGE_SIZE, asked);
  if (pages.index !== asked) found = await read(pages.index);
  const footer = pageText(pages, language);
  const { items } = found;
  const [first] = items;
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: whose === EVERYBODY || !first ? texts.title : texts.titleOf(escapeText(first.member.name)),
        description:
          items.map((item) => lineOf(language, item, whose === EVERYBODY)).join('\n\n') ||
          (isOwn ? texts.noneOfYours : texts.none),
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: [
      ...(isOwn || items.length === 0 ? [] : [picker(language, items)]),
      ...pageRows(pages, language, (index) => makeCustomId('warnings', 'page', whose, index)),
    ],
  };
};

const lineOf = (language: Language, warning: Warning, named: boolean): string => {
  const texts = warningTexts[language];
  const who = named ? `<@${warning.member.id}> · ` : '';
  return [
    `${who}${termText(language, warning)} · **${texts.states[warning.state]}**`,
    escapeText(cutText(warning.reason, MAX_LISTED_REASON)),
    `-# ${texts.by(escapeText(warning.issued_by.name), moment(warning.created_at))}`,
  ].join('\n');
};

const picker = (language: Language, items: readonly Warning[]) =>
  ({
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        customId: makeCustomId('warnings', 'open'),
        placeholder: warningTexts[language].choose,
        options: items.map(({ id, member, reason, state }) => ({
          label: cutText(`${member.name}: ${reason}`, 100),
          description: warningTexts[language].states[state],
          value: id,
        })),
      },
    ],
  }) as const;

/** One warning with its proof and what a leader can do with it. */
export const openWarning = async (call: SelectCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const texts = warningTexts[language];
  const [guildId, warningId = ''] = [guildOf(interaction), interaction.values[0]];
  const warning = await getWarning(bot.context, actor, { guildId, warningId });
  const proof = await readProof(bot.context, actor, { guildId, warningId });
  const access = await bot.context.access.inGuild(actor.userId, guildId);
  const manages = access?.permissions.has('personnel.manage') === true && warning.state === 'active';
  const { lifted } = warning;
  const lines = [
    `${termText(language, warning)} · **${texts.states[warning.state]}**`,
    escapeText(warning.reason),
    ...(lifted === null ? [] : [texts.liftedBy(escapeText(lifted.by.name), escapeText(lifted.reason))]),
    `-# ${texts.by(escapeText(warning.issued_by.name), moment(warning.created_at))}`,
  ];
  const button = (action: 'edit' | 'lift') =>
    ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      customId: makeCustomId('warnings', action, warningId),
      label: texts[action],
    }) as const;
  await answer.replyEphemeral({
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.titleOf(escapeText(warning.member.name)),
        description: lines.join('\n'),
        ...(proof === null ? {} : { image: { url: 'attachment://proof.webp' } }),
      },
    ],
    ...(proof === null ? {} : { files: [{ attachment: proof, name: 'proof.webp' }] }),
    components: manages
      ? [{ type: ComponentType.ActionRow, components: [button('edit'), button('lift')] }]
      : [],
  });
};

import { byRoute } from '../../kit/interactions/by-route.ts';
import { RANK_REASON_LENGTH, rankRoutes } from '@famiglia/contract/ranks/ranks';
import type { MemberRank } from '@famiglia/contract/ranks/ranks';
import { visibleText } from '@famiglia/contract/kit/visible-text';
import { lookUpLadder } from '@famiglia/core/ranks/get-ladder';
import { lookUpRank } from '@famiglia/core/ranks/get-member-rank';
import { demoteMember, promoteMember, setRank } from '@famiglia/core/ranks/set-rank';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { AppError } from '@famiglia/core/platform/app-error';
import type { BotCommand, CommandOption } from '../../kit/interactions/command.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { UserMenu } from '../../kit/interactions/user-menu.ts';
import type { ButtonCall, CommandCall, ModalCall, UserMenuCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { rankTexts } from './rank-texts.ts';

const OPTIONS: readonly CommandOption[] = [
  {
    name: { en: 'member', ru: 'участник' },
    description: { en: 'Which member', ru: 'Кого' },
    type: 'user',
    required: true,
  },
  {
    name: { en: 'reason', ru: 'причина' },
    description: { en: 'The member will see it', ru: 'Участник её увидит' },
    type: 'text',
    max: RANK_REASON_LENGTH,
  },
];

const requestOf = ({ interaction }: CommandCall) => {
  const { options } = interaction;
  const member = options.getUser('member', true);
  if (member.bot) throw new AppError('bot_is_no_member');
  const reason = visibleText(options.getString('reason') ?? '').trim();
  return { guildId: guildOf(interaction), userId: member.id, reason };
};

const tell = async (
  { answer, language }: CommandCall | ModalCall,
  userId: string,
  { rank }: MemberRank,
  direction: 'promoted' | 'demoted',
): Promise<void> => {
  const texts = rankTexts[language];
  const name = rank === null ? texts.none : escapeText(rank.name);
  await answer.reply({ content: texts[direction](`<@${userId}>`, name) });
};

export const promoteCommand: BotCommand = {
  name: { en: 'promote', ru: 'повысить' },
  description: { en: 'Promote a member by one rank', ru: 'Повысить участника на один ранг' },
  place: 'guild',
  topic: 'people',
  when: 'ladder',
  answer: 'private',
  needs: 'personnel.manage',
  options: OPTIONS,
  run: async (call) => {
    const request = requestOf(call);
    await tell(call, request.userId, await promoteMember(call.bot.context, call.actor, request), 'promoted');
  },
};

export const demoteCommand: BotCommand = {
  name: { en: 'demote', ru: 'понизить' },
  description: { en: 'Demote a member by one rank', ru: 'Понизить участника на один ранг' },
  place: 'guild',
  topic: 'people',
  when: 'ladder',
  answer: 'private',
  needs: 'personnel.manage',
  options: OPTIONS,
  run: async (call) => {
    const request = requestOf(call);
    await tell(call, request.userId, await demoteMember(call.bot.context, call.actor, request), 'demoted');
  },
};

const NO_ROLE = 'none';

export const askForReason = async (call: ButtonCall): Promise<void> =>
  openRankForm(call, call.args[0] === 'down' ? 'down' : 'up', call.args[1] ?? '');

export const promoteMenu: UserMenu = {
  name: { en: 'Promote', ru: 'Повысить' },
  run: async (call) => {
    const { targetUser } = call.interaction;
    if (targetUser.bot) throw new AppError('bot_is_no_member');
    await requireGuildAccess(call.bot.context, call.actor, guildOf(call.interaction), rankRoutes.set.access);
    await openRankForm(call, 'up', targetUser.id);
  },
};

/** Asks for the reason; the form names the step, so that two leaders do not promote twice. */
const openRankForm = async (
  call: ButtonCall | UserMenuCall,
  direction: 'up' | 'down',
  userId: string,
): Promise<void> => {
  const { bot, actor, interaction, language } = call;
  const guildId = guildOf(interaction);
  const { rank, next } = await lookUpRank(bot.context, actor, { guildId, userId });
  const { steps } = await lookUpLadder(bot.context, actor, guildId);
  if (steps.length === 0) throw new AppError('rank_no_ladder');
  const at = steps.findIndex(({ role_id }) => role_id === rank?.role_id);
  if (direction === 'up' && next === null) throw new AppError('rank_at_top');
  if (direction === 'down' && rank === null) throw new AppError('rank_at_bottom');
  const target =
    direction === 'up' ? next : (steps.slice(0, at).findLast(({ role_exists }) => role_exists) ?? null);
  const texts = rankTexts[language];
  const field = {
    label: texts.reason,
    description: `${texts.target(target?.name ?? texts.none)}. ${texts.reasonHint}`.slice(0, 100),
    maxLength: RANK_REASON_LENGTH,
    required: false,
  };
  const customId = makeCustomId('ranks', 'set', direction, userId, target?.role_id ?? NO_ROLE);
  await call.answer.showForm(form(customId, texts.formTitle[direction], [textField('reason', field)]));
};

export const submitRank = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction } = call;
  const [direction, userId = '', roleId = NO_ROLE] = call.args;
  const changed = await byRoute(rankRoutes.set, setRank)(bot.context, actor, {
    guildId: guildOf(interaction),
    userId,
    roleId: roleId === NO_ROLE ? null : roleId,
    reason: typedText(call, 'reason'),
  });
  await tell(call, userId, changed, direction === 'down' ? 'demoted' : 'promoted');
};

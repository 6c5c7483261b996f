import { APPLICATION_TEXTS } from '@famiglia/contract/applications/application-texts';
import { mayStep } from '@famiglia/contract/applications/application-steps';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { findApplicationsOf, findEntries } from '@famiglia/core/applications/application.queries';
import { findForm } from '@famiglia/core/applications/form.queries';
import { requireMembership } from '@famiglia/core/access/require-membership';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { ButtonCall, CommandCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { applicationWords } from './application-words.ts';
import { reviewWords } from './review-words.ts';
import { button, field, oneEmbed, row, stamp } from './buttons.ts';
import { draftMessage } from './draft-message.ts';

const MAX_MESSAGES = 8;
const LONGEST_MESSAGE = 300;

/** The person's newest application, with everything they were told by direct message. */
export const ownMessage = async (call: CommandCall | ButtonCall): Promise<BaseMessageOptions> => {
  const { bot, actor, interaction, language } = call;
  const { db } = bot.context;
  const guildId = guildOf(interaction);
  const userId = await requireMembership(bot.context, actor, guildId);
  const words = applicationWords[language];
  const [application] = await findApplicationsOf(db, guildId, userId);
  const form = application === undefined ? null : await findForm(db, guildId, application.formId);
  if (application === undefined || form === null) return { content: words.nothingSent };
  if (application.status === 'draft') return draftMessage(bot, { application, form }, language);
  const entries = await findEntries(db, guildId, application.id);
  const talk = entries
    .filter(({ kind }) => kind === 'question' || kind === 'answer')
    .slice(-MAX_MESSAGES)
    .map(
      ({ kind, text, createdAt }) =>
        `${stamp(createdAt)} **${reviewWords[language].entries[kind]}**\n${escapeText(cutText(text, LONGEST_MESSAGE))}`,
    );
  const { status, submittedAt, interviewAt, reason } = application;
  return oneEmbed(
    {
      color: BRAND_COLOR,
      title: words.draftTitle(form.name),
      fields: [
        field(reviewWords[language].status, APPLICATION_TEXTS[language].statuses[status]),
        ...(submittedAt === null ? [] : [field(words.sentOn, stamp(submittedAt))]),
        ...(status === 'interview' && interviewAt !== null
          ? [field(words.interviewAt, stamp(interviewAt, 'F'))]
          : []),
        ...(status === 'refused' && reason !== '' ? [field(words.reason, escapeText(reason))] : []),
      ],
      ...(talk.length === 0 ? {} : { description: talk.join('\n\n') }),
    },
    mayStep('withdraw', status)
      ? row(
          button(words.answerButton, ['answer', guildId, application.id], 'primary'),
          button(words.withdraw, ['withdraw', application.id]),
        )
      : [],
  );
};

export const showOwn = async (call: ButtonCall): Promise<void> =>
  call.answer.replyEphemeral(await ownMessage(call));

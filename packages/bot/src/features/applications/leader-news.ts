import { mayStep } from '@famiglia/contract/applications/application-steps';
import { findApplication, findEntries } from '@famiglia/core/applications/application.queries';
import { findForm } from '@famiglia/core/applications/form.queries';
import { findDelivery } from '@famiglia/core/deliveries/delivery.queries';
import { findName } from '@famiglia/core/members/member.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { cutText } from '@famiglia/contract/kit/cut-text';
import type { Bot } from '../../bot.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import { reviewWords } from './review-words.ts';
import { button, row } from './buttons.ts';

const MAX_LENGTH = 1000;

/** An application that still waits, with what leaders read of it. */
const readWaiting = async ({ context: { db } }: Bot, guildId: string, applicationId: string) => {
  const application = await findApplication(db, guildId, applicationId);
  if (application === null || !mayStep('refuse', application.status)) return null;
  const form = await findForm(db, guildId, application.formId);
  const { language } = await findSettings(db, guildId);
  const name = (await findName(db, guildId, application.userId)) ?? application.userId;
  return {
    application,
    home: form?.definition.review_channel_id ?? null,
    words: reviewWords[language],
    name: escapeText(name),
    form: escapeText(form?.name ?? ''),
  };
};

/** An application whose form has no review channel that the bot may write in. */
export const readWaitingApplication: ReadNotice = async (bot, guildId, applicationId) => {
  const found = await readWaiting(bot, guildId, applicationId);
  if (found === null) return null;
  const { words, name, form } = found;
  const line = words.waitingLine(name, form);
  return {
    right: 'applications.manage',
    message: { content: line, components: row(button(words.whole, ['whole', applicationId, '0'])) },
    line,
    nonce: `aw${applicationId.slice(0, 18)}`,
    waits: true,
  };
};

/** A candidate's answer or addition, for the channel of the card. */
export const readAnswer: ReadNotice = async (bot, guildId, subject) => {
  const [applicationId = '', entryId = ''] = subject.split(':');
  const found = await readWaiting(bot, guildId, applicationId);
  if (found === null) return null;
  const { db } = bot.context;
  const entry = (await findEntries(db, guildId, applicationId)).find(({ id }) => id === Number(entryId));
  if (entry === undefined) return null;
  const card = await findDelivery(db, { guildId, kind: 'application_card', subject: applicationId });
  const { words, name, form, application } = found;
  const buttons = row(
    button(words.ask, ['ask', applicationId], 'primary'),
    button(words.whole, ['whole', applicationId, '0']),
  );
  const link =
    card === null || card.channelId === null || card.messageId === null
      ? ''
      : `\n${words.toCard(`https://discord.com/channels/${guildId}/${card.channelId}/${card.messageId}`)}`;
  return {
    right: 'applications.manage',
    home: found.home,
    message: {
      content: words.answerNews(`<@${application.userId}> ${name}`, form),
      embeds: [{ color: BRAND_COLOR, description: `${cutText(escapeText(entry.text), MAX_LENGTH)}${link}` }],
      components: buttons,
    },
    line: words.answerLine(name, form),
    nonce: `aa-${entry.id}`,
  };
};

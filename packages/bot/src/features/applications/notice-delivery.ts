import type { CandidateText } from '@famiglia/contract/applications/application-form';
import { APPLICATION_TEXTS, candidateWords } from '@famiglia/contract/applications/application-texts';
import { mayStep } from '@famiglia/contract/applications/application-steps';
import type { Language } from '@famiglia/contract/kit/language';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findApplication, findEntries, settleEntry } from '@famiglia/core/applications/application.queries';
import type { EntryRow } from '@famiglia/core/applications/application.queries';
import { findForm } from '@famiglia/core/applications/form.queries';
import type { FormRow } from '@famiglia/core/applications/form.queries';
import { findName } from '@famiglia/core/members/member.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import type { Bot } from '../../bot.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { mentionInChannel } from '../../kit/discord/mention-in-channel.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { applicationWords } from './application-words.ts';
import { button, row, stamp } from './buttons.ts';

/** A message of Discord. */
const MAX_LENGTH = 1900;

/**
 * Tells a candidate what happened, in order. With closed direct messages they are mentioned in the form's channel,
 * where a button shows the text to them alone, because a refusal is private.
 */
export const tellCandidate = async (
  bot: Bot,
  { guildId, subject: applicationId }: Delivery,
  signal: AbortSignal,
): Promise<void> => {
  const { db } = bot.context;
  const application = await findApplication(db, guildId, applicationId);
  const form = application === null ? null : await findForm(db, guildId, application.formId);
  if (application === null || form === null) return;
  const { language } = await findSettings(db, guildId);
  const { userId } = application;
  const name = (await findName(db, guildId, userId)) ?? userId;
  const words = applicationWords[language];
  for (const entry of await findEntries(db, guildId, applicationId)) {
    if (entry.told !== null) continue;
    postponeIfOver(signal);
    const nonce = `application-${entry.id}`;
    const content = noticeOf(bot, { entry, form, name, language });
    const privately = await sendDirectMessage(bot, {
      guildId,
      userId,
      content: content.slice(0, MAX_LENGTH),
      nonce,
      ...(mayStep('refuse', application.status)
        ? { components: row(button(words.answerButton, ['answer', guildId, applicationId])) }
        : {}),
    });
    const publicly =
      !privately &&
      (await mentionInChannel(bot, {
        channelIds: [form.definition.channel_id],
        userIds: [userId],
        content: words.news(escapeText(form.name)),
        nonce,
        replyTo: null,
      }));
    const elsewhere = publicly ? 'channel' : 'nobody';
    await settleEntry(db, guildId, entry.id, privately ? 'dm' : elsewhere);
  }
};

interface Notice {
  entry: EntryRow;
  form: FormRow;
  name: string;
  language: Language;
}

const TEMPLATES: Readonly<Partial<Record<EntryRow['kind'], CandidateText>>> = {
  submitted: 'received',
  interview: 'interview',
  accepted: 'accepted',
  refused: 'refused',
};

const noticeOf = (bot: Bot, { entry, form, name, language }: Notice): string => {
  const words = applicationWords[language];
  const formName = escapeText(form.name);
  const text = escapeText(entry.text);
  const when = entry.at !== null && entry.at > entry.createdAt ? stamp(entry.at, 'F') : words.now;
  if (entry.kind === 'question') return words.question(formName, text);
  if (entry.kind === 'no_show') return words.noShow(formName);
  if (entry.kind === 'reminder') return words.reminder(formName, stamp(entry.at ?? entry.createdAt, 'R'));
  const which = TEMPLATES[entry.kind] ?? 'received';
  const template = form.definition.texts[which] || APPLICATION_TEXTS[language].candidate[which];
  const filled = candidateWords(template, {
    name: escapeText(name),
    form: formName,
    family: escapeText(bot.client.guilds.cache.get(form.guildId)?.name ?? ''),
    reason: text === '' ? '—' : text,
    time: when,
  });
  // The reviewer's words are appended if the family's own text has no `{reason}`.
  return template.includes('{reason}') || text === '' ? filled : `${filled}\n${text}`;
};

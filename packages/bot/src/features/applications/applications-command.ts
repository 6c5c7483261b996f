import { applicationRoutes } from '@famiglia/contract/applications/applications';
import { byRoute } from '../../kit/interactions/by-route.ts';
import { APPLICATION_TEXTS, startingForm } from '@famiglia/contract/applications/application-texts';
import { listApplications } from '@famiglia/core/applications/list-applications';
import { createForm } from '@famiglia/core/applications/save-form';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { BaseMessageOptions } from 'discord.js';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { guildHasPanel } from '../../kit/discord/has-panel.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { getApplication } from '@famiglia/core/applications/get-application';
import type { ButtonCall, CommandCall, SelectCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { pageRows, pageText, pagesOf, turnPage } from '../../kit/interactions/pages.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { stringSelect } from '../settings/controls/control-rows.ts';
import { reviewWords } from './review-words.ts';
import { stamp } from './buttons.ts';
import { cardPictures } from './card-pictures.ts';
import { formsOf } from './change-form.ts';
import { formMessage, formsMessage } from './form-message.ts';
import { reviewCard } from './review-card.ts';

const PAGE_SIZE = 10;

/** What leaders do: the queue, and the forms. */
export const applicationsCommand: BotCommand = {
  name: { en: 'applications', ru: 'заявки' },
  description: { en: 'Applications and their forms', ru: 'Заявки и анкеты' },
  place: 'guild',
  topic: 'review',
  needs: 'applications.view',
  subcommands: [
    {
      name: { en: 'list', ru: 'список' },
      description: { en: 'Applications waiting for a decision', ru: 'Заявки, которые ждут решения' },
      needs: 'applications.view',
      answer: 'private',
      run: async (call) => call.answer.reply(await listMessage(call, 0)),
    },
    {
      name: { en: 'forms', ru: 'анкеты' },
      topic: 'setup',
      description: { en: 'Application forms and their settings', ru: 'Анкеты и их настройки' },
      needs: 'applications.view',
      answer: 'private',
      run: async (call) => call.answer.reply(formsMessage(await formsOf(call), call.language)),
    },
    {
      name: { en: 'create', ru: 'создать' },
      topic: 'setup',
      description: { en: 'Create a form with starter questions', ru: 'Создать анкету, сразу с вопросами' },
      needs: 'applications.manage',
      answer: 'private',
      options: [
        {
          name: { en: 'name', ru: 'название' },
          description: { en: 'For example: Family', ru: 'Например: В семью' },
          type: 'text',
          required: true,
          max: 60,
        },
      ],
      run: async (call) => {
        const { bot, actor, interaction, language } = call;
        const guildId = guildOf(interaction);
        const settings = await findSettings(bot.context.db, guildId);
        const form = await byRoute(applicationRoutes.createForm, createForm)(bot.context, actor, {
          guildId,
          name: interaction.options.getString('name', true).trim(),
          is_open: false,
          ...startingForm(settings.language),
        });
        await call.answer.reply(formMessage(form, language));
      },
    },
  ],
};

export const turnListPage = async (call: ButtonCall): Promise<void> =>
  turnPage(call, await listMessage(call, Number(call.args[0])));

const listMessage = async (call: CommandCall | ButtonCall, wanted: number): Promise<BaseMessageOptions> => {
  const { bot, actor, interaction, language } = call;
  const words = reviewWords[language];
  const read = async (offset: number) =>
    listApplications(bot.context, actor, {
      guildId: guildOf(interaction),
      status: 'waiting',
      limit: PAGE_SIZE,
      offset,
    });
  const asked = Math.max(0, Math.trunc(wanted) || 0) * PAGE_SIZE;
  let page = await read(asked);
  const pages = pagesOf(page.total, PAGE_SIZE, wanted);
  if (pages.index * PAGE_SIZE !== asked) page = await read(pages.index * PAGE_SIZE);
  const footer = pageText(pages, language);
  const lines = page.items.map(({ candidate, form, status, submitted_at: sentAt }) =>
    words.listLine(
      escapeText(candidate.name),
      escapeText(form.name),
      APPLICATION_TEXTS[language].statuses[status],
      stamp(sentAt, 'R'),
    ),
  );
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: words.listTitle,
        description: lines.length === 0 ? words.listEmpty : lines.join('\n'),
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: [
      ...(page.items.length === 0
        ? []
        : [
            stringSelect({
              customId: makeCustomId('applications', 'show'),
              placeholder: words.openOne,
              options: page.items.map(({ id, candidate, form }) => ({
                value: id,
                label: candidate.name.slice(0, 100),
                description: form.name,
              })),
            }),
          ]),
      ...pageRows(pages, language, (index) => makeCustomId('applications', 'list', index)),
    ],
  };
};

/** The card of one application for the reader alone: a family without a review channel decides with it. */
export const showApplication = async (call: SelectCall): Promise<void> => {
  const { bot, actor, interaction, language } = call;
  const guildId = guildOf(interaction);
  const applicationId = interaction.values[0] ?? '';
  const details = await getApplication(bot.context, actor, { guildId, applicationId });
  const hasPanel = await guildHasPanel(bot.context.db, guildId, bot.context.clock());
  const panelUrl = hasPanel
    ? `${bot.context.config.publicUrl}/guild/${guildId}/applications/${applicationId}`
    : null;
  const files = await cardPictures(details, bot.context.files.get);
  const card = reviewCard({ details, language, pictures: files.length, panelUrl });
  await call.answer.replyEphemeral({ ...card, files });
};

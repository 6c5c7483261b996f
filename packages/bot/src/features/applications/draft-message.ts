import { questionPages } from '@famiglia/contract/applications/application-form';
import type { FormQuestion } from '@famiglia/contract/applications/application-form';
import type { Language } from '@famiglia/contract/kit/language';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { unansweredOf, valueOf } from '@famiglia/core/applications/draft';
import type { OpenApplication } from '@famiglia/core/applications/draft';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../../bot.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { applicationWords } from './application-words.ts';
import { button, oneEmbed, row } from './buttons.ts';

const LONGEST_SHOWN = 150;

/** A draft as its candidate sees it: what is answered, what is missing, and the buttons to go on. */
export const draftMessage = (bot: Bot, open: OpenApplication, language: Language): BaseMessageOptions => {
  const { application, form } = open;
  const words = applicationWords[language];
  const problems = new Map(unansweredOf(open).map(({ question, problem }) => [question.id, problem]));
  const lineOf = (question: FormQuestion): string => {
    const value = valueOf(application.answers, question.id);
    const problem = problems.get(question.id);
    const shown =
      question.type === 'screenshot' && value !== undefined
        ? words.attachedPicture
        : escapeText(cutText(value ?? '', LONGEST_SHOWN));
    const answer = value === undefined ? words.unanswered : shown;
    const mark = problem === undefined ? '✅' : '✏️';
    const hint = problem === undefined || problem === 'missing' ? '' : ` (${words.problems[problem]})`;
    return `${mark} **${escapeText(question.label)}**: ${answer}${hint}`;
  };
  const pages = questionPages(form.definition.questions);
  const wantsPicture = form.definition.questions.some(
    ({ id, type }) => type === 'screenshot' && valueOf(application.answers, id) === undefined,
  );
  const isReady = problems.size === 0;
  return oneEmbed(
    {
      color: BRAND_COLOR,
      title: words.draftTitle(form.name),
      description: [
        ...form.definition.questions.map(lineOf),
        '',
        ...(wantsPicture ? [words.attach(pictureCommand(bot, language))] : []),
        isReady ? words.ready : words.draftHint,
      ].join('\n'),
    },
    [
      ...row(
        ...pages.map((page, index) =>
          button(
            words.page(index + 1, pages.length),
            ['fill', application.id, String(index)],
            page.some(({ id }) => problems.has(id)) ? 'primary' : 'secondary',
          ),
        ),
      ),
      ...row(
        button(words.send, ['send', application.id], 'success', !isReady),
        button(words.discard, ['withdraw', application.id]),
      ),
    ],
  );
};

/** A mention of the command that can be clicked, once it is registered. */
export const pictureCommand = ({ commandIds }: Bot, language: Language): string => {
  const id = commandIds.get('apply');
  const name = language === 'ru' ? '/заявка скрин' : '/apply picture';
  return id === undefined ? `\`${name}\`` : `</apply picture:${id}>`;
};

import { ANSWERS } from '@famiglia/contract/rosters/answers';
import { AppError } from '@famiglia/core/platform/app-error';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { leaderMarkdown } from '../../kit/discord/leader-markdown.ts';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { pageRows, pageText, pagesOf, turnPage } from '../../kit/interactions/pages.ts';
import { answerTexts } from './answer-texts.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';
import { rosterTexts } from './roster-texts.ts';
import { shownPerson, titledLists } from './roster-lists.ts';
import { loadRosterView } from './roster-view.ts';
import type { RosterView } from './roster-view.ts';
import { targetOf } from './target-of.ts';

/** Breaks in what could call people can double the length of a text; this much of it always fits in an embed. */
const TEXT_ON_PAGE = 1900;
/** This many names fit even if they are the longest ones and escaped. */
const NAMES_ON_PAGE = 40;

/** Shows one person the whole content of a roster's message, page by page. */
export const showWholeRoster =
  (kind: DiscordRosterKind) =>
  async (call: ButtonCall): Promise<void> => {
    const { context } = call.bot;
    const { guildId, rosterId } = targetOf(call);
    const frame = {
      db: context.db,
      now: context.clock(),
      panelUrl: context.config.publicUrl,
      cdnUrl: context.config.cdnUrl,
      kind,
      language: call.language,
    };
    const view = await loadRosterView(frame, guildId, rosterId);
    if (view === null) throw new AppError('not_found');
    await turnPage(call, rosterPage(view, Number(call.args[1])));
  };

/** One page of the description and the lists. */
export const rosterPage = (view: RosterView, wanted: number): BaseMessageOptions => {
  const { language } = view;
  const contents = [...textParts(view.gathering.description).map(leaderMarkdown), ...namePages(view)];
  const pages = pagesOf(contents.length, 1, wanted);
  const panel = view.panelUrl === null ? [] : [`[${rosterTexts[language].allInPanel}](${view.panelUrl})`];
  const footer = pageText(pages, language);
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: cutText(escapeText(view.gathering.title), 200),
        description: [contents[pages.index] ?? rosterTexts[language].free, ...panel].join('\n\n'),
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: pageRows(pages, language, (index) =>
      makeCustomId(view.feature, 'whole', view.rosterId, index),
    ),
  };
};

/** Splits a long text into parts that end with a line or a word if possible. */
const textParts = (text: string): string[] => {
  if (text.length <= TEXT_ON_PAGE) return text === '' ? [] : [text];
  const window = text.slice(0, TEXT_ON_PAGE);
  const breaks = Math.max(window.lastIndexOf('\n'), window.lastIndexOf(' '));
  // Without a line or word break it is cut between graphemes.
  const end = breaks > TEXT_ON_PAGE / 2 ? breaks + 1 : cutText(text, TEXT_ON_PAGE).length - 1;
  return [text.slice(0, end), ...textParts(text.slice(end))];
};

/** Everybody who answered something else than plus or minus. */
const answerLists = ({ answers, language }: RosterView) =>
  ANSWERS.map((answer) => ({
    title: answerTexts[language].lists[answer],
    people: answers?.[answer] ?? [],
  }));

/** All names under the heading of their list, which is repeated on every page. */
const namePages = (view: RosterView): string[] => {
  const shownAs = shownPerson(view);
  const lines = [...titledLists(view), ...answerLists(view)].flatMap(({ title, people }) =>
    people.map((person, index) => ({ title, line: `${index + 1}. ${shownAs(person)}` })),
  );
  return Array.from({ length: Math.ceil(lines.length / NAMES_ON_PAGE) }, (_, page) =>
    lines
      .slice(page * NAMES_ON_PAGE, (page + 1) * NAMES_ON_PAGE)
      .map(({ title, line }, index, shown) =>
        shown[index - 1]?.title === title ? line : `**${title}**\n${line}`,
      )
      .join('\n'),
  );
};

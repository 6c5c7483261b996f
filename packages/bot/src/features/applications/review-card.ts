import { APPLICATION_TEXTS } from '@famiglia/contract/applications/application-texts';
import { mayStep } from '@famiglia/contract/applications/application-steps';
import type { ApplicationDetails } from '@famiglia/contract/applications/applications';
import type { Language } from '@famiglia/contract/kit/language';
import { cutText } from '@famiglia/contract/kit/cut-text';
import type { APIEmbed, BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { ingameName } from '../members/ingame-name.ts';
import type { ControlRow } from '../settings/controls/control-rows.ts';
import { reviewWords } from './review-words.ts';
import { linkButton } from '../../kit/discord/link-button.ts';
import { button, field, row, stamp } from './buttons.ts';

const COLOURS = { accepted: 0x4cc38a, refused: 0xf2757a, withdrawn: 0x8b8d98 } as const;

/** Together at most what one embed can hold, also if much of it has to be escaped. */
const LONGEST_ANSWERS = 2400;

const MAX_SHOWN_MESSAGES = 4;
const LONGEST_SAID = 180;

export const pictureName = (index: number): string => `picture-${index}.webp`;

interface CardView {
  details: ApplicationDetails;
  language: Language;
  /** How many pictures the message has. */
  pictures: number;
  /** Null where the guild has no panel. */
  panelUrl: string | null;
}

/** An application in its review channel: who, what they answered, what to know, and what can be done. */
export const reviewCard = ({ details, language, pictures, panelUrl }: CardView): BaseMessageOptions => {
  const words = reviewWords[language];
  const { status, candidate, marks, answers } = details;
  const color = status in COLOURS ? COLOURS[status as keyof typeof COLOURS] : BRAND_COLOR;
  const texts = answers.filter(({ type }) => type !== 'screenshot');
  const each = Math.floor(LONGEST_ANSWERS / Math.max(1, texts.length));
  const game = ingameName(details.ingame_nick, details.static_id);
  const embeds: APIEmbed[] = [
    {
      color,
      title: words.cardTitle(details.form.name),
      description: [
        ...marks.map(
          ({ kind, person, note }) =>
            `⚠️ ${words.marks[kind](person === null ? escapeText(note) : `<@${person.id}>`)}`,
        ),
        ...texts.map(({ label, value }) => `**${escapeText(label)}**\n${escapeText(cutText(value, each))}`),
      ].join('\n'),
      fields: [
        field(
          words.candidate,
          // Discord shows no name in the mention of somebody who left.
          candidate.left ? `${escapeText(candidate.name)} (${words.left})` : `<@${candidate.id}>`,
        ),
        ...(game === '' ? [] : [field(words.ingame, game)]),
        field(words.status, statusOf(details, language)),
        ...conversationOf(details, language),
      ],
      timestamp: details.submitted_at,
    },
    ...Array.from({ length: pictures }, (_, index) => ({
      color,
      image: { url: `attachment://${pictureName(index)}` },
    })),
  ];
  return { embeds, components: buttonsOf(details, language, panelUrl) };
};

/** The last words between reviewers and the candidate; all of them stand behind the button. */
const conversationOf = ({ entries }: ApplicationDetails, language: Language) => {
  const words = reviewWords[language];
  const said = entries.flatMap(({ kind, text, author, created_at: at }) =>
    kind === 'question' || kind === 'answer'
      ? [
          `**${words.saidBy[kind]}** · <@${author?.id ?? ''}> · ${stamp(at, 'R')}\n${escapeText(cutText(text, LONGEST_SAID))}`,
        ]
      : [],
  );
  const value = cutText(said.slice(-MAX_SHOWN_MESSAGES).join('\n'), 1024);
  return value === '' ? [] : [{ name: words.conversation, value }];
};

const statusOf = (details: ApplicationDetails, language: Language): string => {
  const { status, taken_by: taken, decided_by: decided, interview_at: interviewAt, reason } = details;
  const name = APPLICATION_TEXTS[language].statuses[status];
  const who = decided ?? (status === 'in_review' || status === 'interview' ? taken : null);
  return [
    who === null ? name : `${name} · <@${who.id}>`,
    ...(status === 'interview' && interviewAt !== null ? [stamp(interviewAt, 'F')] : []),
    ...(status === 'refused' && reason !== '' ? [escapeText(reason)] : []),
  ].join('\n');
};

const buttonsOf = (
  { id, status }: ApplicationDetails,
  language: Language,
  panelUrl: string | null,
): ControlRow[] => {
  const words = reviewWords[language];
  const steps = [
    ['take', 'primary'],
    ['release', 'secondary'],
    ['no_show', 'secondary'],
    ['accept', 'success'],
    ['refuse', 'danger'],
    ['call', 'secondary'],
    ['reopen', 'secondary'],
  ] as const;
  const offered = steps
    .filter(([step]) => mayStep(step, status))
    .map(([step, style]) => button(words[step], [step, id], style));
  return [
    ...row(...offered),
    ...row(
      ...(mayStep('refuse', status) ? [button(words.ask, ['ask', id])] : []),
      button(words.whole, ['whole', id, '0']),
      ...(panelUrl === null ? [] : [linkButton(words.panel, panelUrl)]),
    ),
  ];
};

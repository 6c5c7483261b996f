import type { Settings } from '@famiglia/contract/settings/settings';
import type { Untold } from '@famiglia/core/screenshots/intake/review-card.queries';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { tellVerdicts } from '../screenshots/review/tell-verdicts.ts';
import { gungameTexts } from './gungame-texts.ts';

export const notifyVerdicts = tellVerdicts({
  kind: 'gungame',
  channelOf: ({ gungame }) => gungame,
  textOf: async (_bot, verdicts, settings) => verdictNoticeText(verdicts, settings),
});

type Words = Pick<Settings, 'language' | 'reputation_name'>;

/** The verdicts a member does not know yet; empty if all of them were undone before they were sent. */
const verdictNoticeText = (verdicts: readonly Untold[], { language, reputation_name }: Words): string => {
  const { told, why } = gungameTexts[language];
  const news = verdicts.filter(({ card, screenshot }) => card.toldStatus !== screenshot.status);
  const of = (status: 'pending' | 'approved' | 'rejected') =>
    news.map(({ screenshot }) => screenshot).filter((screenshot) => screenshot.status === status);
  const [approved, rejected, reopened] = [of('approved'), of('rejected'), of('pending')];
  const reward = approved.reduce((sum, { reward: points }) => sum + points, 0);
  const comments = new Set([...approved, ...rejected].flatMap(({ comment }) => comment ?? []));
  return [
    approved.length > 0 ? told.approved(approved.length, reward, escapeText(reputation_name)) : '',
    rejected.length > 0 ? told.rejected(rejected.length) : '',
    reopened.length > 0 ? told.reopened(reopened.length) : '',
    ...[...comments].map((comment) => why(escapeText(comment))),
  ]
    .filter(Boolean)
    .join('\n');
};

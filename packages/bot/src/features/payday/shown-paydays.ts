import { cutText } from '@famiglia/contract/kit/cut-text';
import type { Language } from '@famiglia/contract/kit/language';
import { paydayMoves } from '@famiglia/contract/payday/payday-moves';
import type { Payday } from '@famiglia/contract/payday/payday-routes';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../../bot.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { paydayMessage } from './payday-message.ts';
import { paydayTexts } from './payday-texts.ts';

const REMEMBERED = 100;
const TOLD = 8;
const LONGEST_MOVE = 150;

/** By fingerprint, so a button knows what stood above it. Lost with the process: then only the new list is shown. */
const shownBy = new WeakMap<Bot, Map<string, Payday>>();

/** The message of a payday that is not approved yet, or of what became of it. */
export const showPayday = (bot: Bot, payday: Payday, language: Language, wanted = 0): BaseMessageOptions => {
  const shown = shownBy.get(bot) ?? new Map<string, Payday>();
  shownBy.set(bot, shown);
  shown.delete(payday.fingerprint);
  shown.set(payday.fingerprint, payday);
  const [oldest] = shown.keys();
  if (shown.size > REMEMBERED && oldest !== undefined) shown.delete(oldest);
  return paydayMessage(payday, language, wanted);
};

/** What is another now than in the message with this fingerprint, a line each. */
export const movesSince = (bot: Bot, seen: string, now: Payday, language: Language): string[] => {
  const before = shownBy.get(bot)?.get(seen);
  const moves = before?.id === now.id ? paydayMoves(before, now, language) : [];
  const left = moves.length - TOLD;
  return [
    ...moves
      .slice(0, TOLD)
      .map(({ name, what }) => `• **${escapeText(name)}**: ${cutText(escapeText(what), LONGEST_MOVE)}`),
    ...(left > 0 ? [paydayTexts[language].more(left)] : []),
  ];
};

import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';

const MINUTE_MS = 60_000;
const { moretti } = GUILDS;

const operation = (minutesAgo: number, ...lines: string[]): string => {
  const { day, clock } = wallTimeAt(new Date(Date.now() - minutesAgo * MINUTE_MS), 'Europe/Moscow');
  return [`${day.split('-').toReversed().join('.')}, ${clock}`, ...lines].join('\n');
};

/** A text of the game’s log with people to name, purposes to choose and a gap. */
const pasteLog = async (page: Page): Promise<void> => {
  const text = [
    operation(20, '$50 000', '$3 061 122,67', 'Взнос в семью', 'Luffy Klaiz #206656'),
    operation(30, '-$2 000', '$3 010 345,67', 'Взято из баланса семьи', 'Alessandro Moretti #10001'),
    operation(40, '$12 345,67', '$3 012 345,67', 'Выполнен контракт', 'Luffy Klaiz #206656'),
  ].join('\n');
  await callApi(page, 'POST', `/api/treasury/${moretti}/log`, { text });
};

const writeAboutPayment = async (page: Page): Promise<void> => {
  await callApi(page, 'POST', '/api/account/tickets', {
    guild_id: moretti,
    subject: 'Платёж не дошёл',
    text: 'Оплатили вчера вечером, а Premium не продлился.',
    language: 'ru',
  });
};

/** What has to be begun before its page can be opened, by the title of the group of screens. */
export const BEGUN: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'servers and account': writeAboutPayment,
  'money of the family': pasteLog,
};

import { MAX_WAR_BYTES } from '@famiglia/contract/wars/wars';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { downloadFile } from '../platform/discord/download-file.ts';
import { itemsOf, readWars } from './read-wars.ts';
import { takeWars } from './take-wars.ts';
import type { TakenWar } from './take-wars.ts';

/** A message with wars: its files, or its text where it has none. */
export interface PostedWars {
  guildId: string;
  text: string;
  files: readonly { url: string; size: number }[];
}

/**
 * Takes the wars of a message in the family's channel. One message is like one request with a key: it has the same limits, and what
 * cannot be read at all changes nothing. Who may post them is checked before.
 */
export const takePostedWars = async (
  context: Context,
  { guildId, text, files }: PostedWars,
): Promise<TakenWar[]> => {
  const texts = files.length === 0 ? [unfenced(text)] : await download(context, files);
  const items = texts.flatMap((one) => itemsOf(parse(one)));
  if (items.length === 0) throw new AppError('wars_unreadable');
  return takeWars(context, { guildId, source: 'channel' }, readWars(items, context.clock()));
};

const download = async ({ config }: Context, files: PostedWars['files']): Promise<string[]> => {
  const announced = files.reduce((sum, { size }) => sum + size, 0);
  if (announced > MAX_WAR_BYTES) throw new AppError('war_report_too_large');
  let left = MAX_WAR_BYTES;
  const texts: string[] = [];
  for (const { url } of files) {
    const file = await downloadFile(config.cdnUrl, url, left);
    if (file === 'gone') throw new AppError('war_report_gone');
    if (file === 'too_large') throw new AppError('war_report_too_large');
    left -= file.byteLength;
    texts.push(file.toString('utf8').replace(/^\uFEFF/, ''));
  }
  return texts;
};

/** People post JSON as a block of code. */
const unfenced = (text: string): string => /^```\w*\s([\s\S]*?)```/.exec(text.trim())?.[1] ?? text;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('wars_unreadable', { cause });
  }
};

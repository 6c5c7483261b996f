import { visibleText } from '@famiglia/contract/kit/visible-text';

const INVISIBLE_BREAK = '\u200B';

/** What may stand in angle brackets: a channel, a time, an emoji, a link without its preview. Everything else could call people. */
const CALLING = /<(?!#\d{1,20}>|t:-?\d{1,17}(?::[a-zA-Z])?>|a?:\w{2,32}:\d{1,20}>|https?:\/\/[^\s<>]+>)/g;
const CALLING_ALL = /@(?=everyone|here)/gi;

/**
 * The text of a leader as they formatted it: bold, lists and links work, and mentions do not. A break is put into them instead
 * of a backslash, which the backslash before it would cancel. The client’s `allowedMentions` already prevent pings.
 */
export const leaderMarkdown = (text: string): string =>
  visibleText(text).replaceAll(CALLING, `<${INVISIBLE_BREAK}`).replaceAll(CALLING_ALL, `@${INVISIBLE_BREAK}`);

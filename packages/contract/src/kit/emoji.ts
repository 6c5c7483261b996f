const EMOJI = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?`;

/** One emoji as people type it, or one of a server as Discord writes it: `<:name:id>`. */
const ONE_EMOJI = new RegExp(
  String.raw`^(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|${EMOJI}(?:\u200D${EMOJI})*|<a?:\w{2,32}:\d{17,20}>)$`,
  'u',
);

export const isEmoji = (text: string): boolean => ONE_EMOJI.test(text);

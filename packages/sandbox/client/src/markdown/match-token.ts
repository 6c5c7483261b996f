import { type InlineNode, type TimestampStyle, timestampStyles } from './inline-node.ts';

export interface TokenMatch {
  node: InlineNode;
  length: number;
}

type TokenRule = [pattern: RegExp, build: (match: RegExpExecArray) => InlineNode | null];

/** The furthest moment a JavaScript date can hold, in seconds. */
const lastSecond = 8_640_000_000_000;

const rules: TokenRule[] = [
  [/<@!?(\d{1,20})>/y, (m) => ({ kind: 'user', id: m[1] ?? '' })],
  [/<@&(\d{1,20})>/y, (m) => ({ kind: 'role', id: m[1] ?? '' })],
  [/<#(\d{1,20})>/y, (m) => ({ kind: 'channel', id: m[1] ?? '' })],
  [/<\/([^:>\n]{1,100}):(\d{1,20})>/y, (m) => ({ kind: 'command', name: m[1] ?? '', id: m[2] ?? '' })],
  [
    /<(a?):(\w{2,32}):(\d{1,20})>/y,
    (m) => ({ kind: 'emoji', name: m[2] ?? '', id: m[3] ?? '', animated: m[1] === 'a' }),
  ],
  [/<t:(-?\d{1,17})(?::([a-zA-Z]))?>/y, (m) => timestampOf(Number(m[1]), m[2] ?? 'f')],
  [/@everyone|@here/y, (m) => ({ kind: 'everyone', text: m[0] === '@here' ? '@here' : '@everyone' })],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => linkOf(m[1] ?? '')],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])]/y, (m) => linkOf(m[0])],
];

/** A mention, timestamp, emoji or bare link that starts exactly at `at`. */
export const matchToken = (source: string, at: number): TokenMatch | null => {
  for (const [pattern, build] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    const node = match && build(match);
    if (match && node) return { node, length: match[0].length };
  }
  return null;
};

const timestampOf = (seconds: number, style: string): InlineNode | null => {
  if (Math.abs(seconds) > lastSecond) return null;
  if (!timestampStyles.includes(style as TimestampStyle)) return null;
  return { kind: 'timestamp', seconds, style: style as TimestampStyle };
};

const linkOf = (address: string): InlineNode | null => {
  if (!URL.canParse(address)) return null;
  return { kind: 'link', href: address, children: [{ kind: 'text', text: address }] };
};

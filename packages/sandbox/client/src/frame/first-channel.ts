import type { PersonalGuildView } from '../../../src/sandbox-types.ts';
import { channelType, isThread } from '../places/channel-type.ts';

type PersonalChannel = PersonalGuildView['channels'][number];

/** The channel that opens with a server: its topmost text channel that the person may read. */
export const firstChannel = (server: PersonalGuildView): PersonalChannel | null => {
  const { loose, groups } = channelGroups(server);
  const ordered = [...loose, ...groups.flatMap(({ channels }) => channels)];
  return ordered.find(({ type }) => type === channelType.text) ?? ordered[0] ?? null;
};

export interface ChannelGroups {
  /** Channels without a category, above all categories. */
  loose: PersonalChannel[];
  groups: { category: PersonalChannel; channels: PersonalChannel[] }[];
}

/** As Discord orders them: by position within their category, voice channels last. */
export const channelGroups = (server: PersonalGuildView): ChannelGroups => {
  const sorted = server.channels
    .filter(({ type }) => !isThread(type))
    .toSorted((a, b) => rank(a) - rank(b) || a.position - b.position);
  const categories = sorted.filter(({ type }) => type === channelType.category);
  const under = (parent: string): PersonalChannel[] => sorted.filter(({ parent_id }) => parent_id === parent);
  const known = new Set(categories.map(({ id }) => id));
  return {
    loose: sorted.filter(
      ({ type, parent_id }) => type !== channelType.category && !known.has(parent_id ?? ''),
    ),
    groups: categories
      .map((each) => ({ category: each, channels: under(each.id) }))
      .filter(({ channels }) => channels.length > 0),
  };
};

/** The threads below a channel that the person sees, oldest first. */
export const threadsBelow = (server: PersonalGuildView, channelId: string): PersonalChannel[] =>
  server.channels.filter(({ type, parent_id }) => isThread(type) && parent_id === channelId);

const rank = ({ type }: PersonalChannel): number =>
  type === channelType.voice || type === channelType.stage ? 1 : 0;

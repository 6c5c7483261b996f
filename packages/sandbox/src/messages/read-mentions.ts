import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { AllowedMentions } from '../forms/message-form.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { channelPermissions } from '../world/permissions.ts';
import type { Channel, Message } from '../world/world.ts';
import type { MessageDraft } from './message-draft.ts';

/** Whom a text notifies: its mentions, limited by `allowed_mentions`. */
export const readMentions = (
  context: SandboxContext,
  channel: Channel,
  authorId: string,
  text: string,
  allowed: AllowedMentions | undefined,
  repliedTo: Message | null,
): MessageDraft['mentions'] => {
  const guild = channel.guild_id === null ? undefined : context.world.guilds.get(channel.guild_id);
  const bits = guild ? channelPermissions(guild, channel, authorId) : 0n;
  const everyone = /@(everyone|here)\b/.test(text) && (bits & PermissionFlagsBits.MentionEveryone) !== 0n;
  const users = idsIn(text, /<@!?(\d{17,20})>/g).filter((id) => context.world.users.has(id));
  const roles = idsIn(text, /<@&(\d{17,20})>/g).filter((id) => guild?.roles.has(id));
  const parsed = (kind: string) => !allowed || (allowed.parse ?? []).includes(kind);
  const replied =
    repliedTo && repliedTo.author_id !== authorId && (!allowed || allowed.replied_user)
      ? [repliedTo.author_id]
      : [];
  return {
    mention_everyone: everyone && parsed('everyone'),
    mentions: unique([...users.filter((id) => parsed('users') || allowed?.users?.includes(id)), ...replied]),
    mention_roles: unique(roles.filter((id) => parsed('roles') || allowed?.roles?.includes(id))),
  };
};

const idsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const unique = (ids: string[]): string[] => [...new Set(ids)];

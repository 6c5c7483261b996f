import { presentAttachment } from '../present/present-attachment.ts';
import { presentMemberOnly } from '../present/present-member.ts';
import { presentMessage } from '../present/present-message.ts';
import { presentUser } from '../present/present-user.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { channelPermissions, guildPermissions } from '../world/permissions.ts';
import { requireUser } from '../world/require-user.ts';
import type { Attachment, Guild, Message } from '../world/world.ts';
import { CallError } from '../errors/call-error.ts';

type Kind = 'users' | 'members' | 'roles' | 'channels' | 'attachments' | 'messages';

/** Collects what the ids in an interaction's data stand for. */
export class Resolved {
  readonly #context: SandboxContext;
  readonly #guild: Guild | null;
  readonly #found: Partial<Record<Kind, Record<string, unknown>>> = {};

  constructor(context: SandboxContext, guild: Guild | null) {
    this.#context = context;
    this.#guild = guild;
  }

  /** undefined when nothing was resolved: Discord then leaves the field out. */
  get data(): object | undefined {
    return Object.keys(this.#found).length > 0 ? this.#found : undefined;
  }

  user(id: string): void {
    if (!this.#context.world.users.has(id)) throw unknown('user', id);
    this.#put('users', id, presentUser(requireUser(this.#context.world, id)));
    const member = this.#guild?.members.get(id);
    if (!member || !this.#guild) return;
    const { deaf: _, mute: __, ...shown } = presentMemberOnly(member);
    const permissions = guildPermissions(this.#guild, id).toString();
    this.#put('members', id, { ...shown, permissions });
  }

  role(id: string): void {
    const role = this.#guild?.roles.get(id);
    if (!role) throw unknown('role', id);
    this.#put('roles', id, role);
  }

  channel(id: string, viewerId: string): void {
    const channel = this.#guild?.channel_ids.has(id) ? this.#context.world.channels.get(id) : undefined;
    if (!channel || !this.#guild) throw unknown('channel', id);
    const { name, type, parent_id } = channel;
    const permissions = channelPermissions(this.#guild, channel, viewerId).toString();
    this.#put('channels', id, { id, name, type, parent_id, permissions });
  }

  /** A user or a role, whichever the id is. */
  mentionable(id: string): void {
    if (this.#guild?.roles.has(id)) this.role(id);
    else this.user(id);
  }

  attachment(attachment: Attachment): void {
    // Files of a command belong to the application, not to a channel.
    const folder = this.#context.credentials.application_id;
    this.#put('attachments', attachment.id, presentAttachment(this.#context, folder, attachment, true));
  }

  message(message: Message): void {
    this.#put('messages', message.id, presentMessage(this.#context, message));
  }

  #put(kind: Kind, id: string, value: unknown): void {
    (this.#found[kind] ??= {})[id] = value;
  }
}

const unknown = (kind: string, id: string): CallError =>
  new CallError(422, `unknown_${kind}`, `There is no ${kind} ${id} here.`);

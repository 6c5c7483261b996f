import type { GatewayGuildCreateDispatchData, GatewayGuildMembersChunkDispatchData } from 'discord.js';
import type { MemberFacts } from '@famiglia/core/mirror/facts';
import { deferred } from '../deferred.ts';
import type { Deferred } from '../deferred.ts';
import { channelFacts } from './channel-facts.ts';
import { guildFacts } from './guild-facts.ts';
import { GuildWriter } from './guild-writer.ts';
import type { WriterSettings } from './guild-writer.ts';
import { MemberRollCall } from './member-roll-call.ts';
import type { PendingChanges } from './pending-changes.ts';
import { roleFacts } from './role-facts.ts';

/** Discord answers at once; silence means that the request or its answer was lost. */
const ROLL_CALL_MS = 60_000;

export interface GuildMirrorSettings extends WriterSettings {
  requestMembers: (guildId: string, nonce: string) => void;
}

/** The mirror of one guild: what the gateway says about it, in order, into the database. */
export class GuildMirror {
  readonly #guildId: string;
  readonly #settings: GuildMirrorSettings;
  readonly #writer: GuildWriter;
  #complete: Deferred | undefined;
  #rollCall: MemberRollCall | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(guildId: string, settings: GuildMirrorSettings) {
    this.#guildId = guildId;
    this.#settings = settings;
    this.#writer = new GuildWriter(guildId, settings);
  }

  /** The guild as a fresh connection shows it: all of it, but for the members, who are asked for. */
  appear(guild: GatewayGuildCreateDispatchData, botUserId: string | undefined): void {
    this.#complete ??= deferred();
    const roles = guild.roles.map((role) => [role.id, roleFacts(role)] as const);
    const channels = guild.channels.map(channelFacts).filter((channel) => channel !== null);
    this.#writer.change((pending) => {
      pending.left = false;
      pending.guild = guildFacts(guild);
      pending.botUserId = botUserId;
      pending.roles.replace(roles);
      pending.channels.replace(channels.map((channel) => [channel.id, channel]));
    });
    this.callRoll();
  }

  disappear(): void {
    this.stop();
    this.#writer.change((pending) => {
      pending.left = true;
    });
    this.#complete?.resolve();
  }

  change(edit: (pending: PendingChanges) => void): void {
    this.#writer.change(edit);
  }

  /** A member came or changed, or with null: left. */
  member(userId: string, facts: MemberFacts | null): void {
    this.#rollCall?.note(userId, facts);
    this.#writer.change(({ members }) => {
      if (facts === null) members.remove(userId);
      else members.put(userId, facts);
    });
  }

  callRoll(): void {
    this.#rollCall = new MemberRollCall();
    this.#callAgainIn(ROLL_CALL_MS);
    this.#settings.requestMembers(this.#guildId, this.#rollCall.nonce);
  }

  /** Discord allows this request only now and then. */
  rollCallRefused(nonce: string | undefined, retryMs: number): void {
    if (nonce === this.#rollCall?.nonce) this.#callAgainIn(retryMs);
  }

  rollCallPart(chunk: GatewayGuildMembersChunkDispatchData): void {
    if (this.#rollCall === undefined || chunk.nonce !== this.#rollCall.nonce) return;
    this.#callAgainIn(ROLL_CALL_MS);
    const everyone = this.#rollCall.add(chunk);
    if (everyone === undefined) return;
    this.stop();
    this.#writer.change(({ members }) => members.replace(everyone));
    void this.#writer.written().then(this.#complete?.resolve);
  }

  /** Resolves when the guild has been mirrored whole for the first time. */
  async settled(): Promise<void> {
    await this.#complete?.promise;
  }

  async written(): Promise<void> {
    await this.#writer.written();
  }

  /** Waits for no more answers. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#rollCall = undefined;
  }

  #callAgainIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#settings.log.warn({ guildId: this.#guildId }, 'asking for the members of a guild again');
      this.callRoll();
    }, milliseconds);
  }
}

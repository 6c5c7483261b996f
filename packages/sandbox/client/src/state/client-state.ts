import type { APIApplicationCommand, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { FaultsAnswer } from '../../../src/fault-types.ts';
import type { PersonalGuildView, SandboxMessage, WorldView } from '../../../src/sandbox-types.ts';

/** A channel id, or `dm` for the person's conversation with the bot. */
export type RoomKey = string;

export const dmRoom: RoomKey = 'dm';

export interface Room {
  messages: SandboxMessage[];
  /** Whether there may be older messages than these. */
  hasOlder: boolean;
}

/** A notice of this page for this reader only: a command failed. */
export interface Notice {
  id: string;
  room: RoomKey;
  /** Shown after this message, which was the last one at that time. */
  after: string | null;
  kind: 'failed' | 'refused';
  subject: string;
  detail: string;
}

export interface OpenModal {
  interactionId: string;
  form: APIModalInteractionResponseCallbackData;
}

/** What one person sees, kept current by the live socket. */
export interface ClientState {
  world: WorldView | null;
  servers: PersonalGuildView[] | null;
  rooms: Record<RoomKey, Room>;
  /** By guild id, or `dm`. */
  commands: Record<string, APIApplicationCommand[]>;
  faults: FaultsAnswer['items'];
  link: 'connecting' | 'open' | 'lost';
  viewing: RoomKey | null;
  unread: ReadonlySet<RoomKey>;
  typing: Record<RoomKey, string>;
  notices: Notice[];
  modal: OpenModal | null;
}

export const emptyState: ClientState = {
  world: null,
  servers: null,
  rooms: {},
  commands: {},
  faults: [],
  link: 'connecting',
  viewing: null,
  unread: new Set(),
  typing: {},
  notices: [],
  modal: null,
};

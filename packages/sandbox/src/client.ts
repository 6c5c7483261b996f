import type { DeskForm } from './bank/desk-action.ts';
import type { ChannelBody, ThreadBody } from './channel-types.ts';
import type { FaultBody, FaultsAnswer } from './fault-types.ts';
import type { BotBody, MemberAnswer, MemberBody, NewUserBody } from './member-types.ts';
import type {
  AutocompleteBody,
  ChannelView,
  ClickBody,
  CommandBody,
  CommandsAnswer,
  EditMessageBody,
  GuildView,
  InteractionAnswer,
  MessagesAnswer,
  ModalBody,
  PersonalGuildView,
  PostMessageBody,
  ReactionBody,
  SandboxError,
  SandboxMessage,
  UnknownCallsAnswer,
  UserView,
  WorldView,
} from './sandbox-types.ts';
import { sendJson } from './send-json.ts';
import type { WarBody, WarsAnswer } from './war-types.ts';

/** A file to post, or for a command. */
export interface ClientFile {
  filename: string;
  contentType?: string;
  bytes: Uint8Array;
}

export interface ReadOptions {
  /** The reader: adds the ephemeral messages for them. */
  userId?: string;
  before?: string;
  limit?: number;
}

/** A refused call, with the sandbox's message. */
export class SandboxCallError extends Error {
  readonly status: number;
  readonly error: string;

  constructor(status: number, { error, message }: SandboxError) {
    super(message);
    this.status = status;
    this.error = error;
  }
}

export type SandboxClient = ReturnType<typeof createSandboxClient>;

/** Everything a person can do in the sandbox, as typed calls. `url` is the sandbox's address. */
export const createSandboxClient = (url: string) => {
  const get = <Answer>(path: string) => call<Answer>(url, 'GET', path);
  const post = <Answer>(path: string, body: object) => call<Answer>(url, 'POST', path, body);
  return {
    world: () => get<WorldView>('/sandbox/world'),
    guildsOf: (userId: string) => get<{ items: PersonalGuildView[] }>(`/sandbox/users/${userId}/guilds`),
    authorize: (authorizationUrl: string, userId: string, action: 'allow' | 'deny' = 'allow') =>
      pressButton(authorizationUrl, { user_id: userId, action }),
    commands: (guildId: string | null, userId: string) =>
      get<CommandsAnswer>(`/sandbox/guilds/${guildId ?? '@dm'}/commands?user_id=${userId}`),
    command: ({
      file,
      ...body
    }: Omit<CommandBody, 'attachment'> & { file?: ClientFile & { option?: string } }) =>
      post<InteractionAnswer>('/sandbox/commands', {
        ...body,
        ...(file ? { attachment: encode(file) } : {}),
      }),
    autocomplete: (body: AutocompleteBody) => post<InteractionAnswer>('/sandbox/autocomplete', body),
    click: (body: ClickBody) => post<InteractionAnswer>('/sandbox/clicks', body),
    submitModal: (body: ModalBody) => post<InteractionAnswer>('/sandbox/modals', body),
    postMessage: ({ files = [], ...body }: PostMessageBody & { files?: ClientFile[] }) =>
      post<SandboxMessage>('/sandbox/messages', toForm(body, files)),
    editMessage: (messageId: string, body: EditMessageBody) =>
      call<SandboxMessage>(url, 'PATCH', `/sandbox/messages/${messageId}`, body),
    deleteMessage: (messageId: string, userId: string) =>
      call<object>(url, 'DELETE', `/sandbox/messages/${messageId}?user_id=${userId}`),
    deleteScheduledEvent: (id: string) => call<object>(url, 'DELETE', `/sandbox/scheduled-events/${id}`),
    react: (body: ReactionBody) => post<SandboxMessage>('/sandbox/reactions', body),
    messages: (channelId: string, options: ReadOptions = {}) =>
      get<MessagesAnswer>(`/sandbox/channels/${channelId}/messages?${toQuery(options).toString()}`).then(
        ({ items }) => items,
      ),
    dms: (userId: string, options: Omit<ReadOptions, 'userId'> = {}) =>
      get<MessagesAnswer>(`/sandbox/users/${userId}/dms?${toQuery(options).toString()}`).then(
        ({ items }) => items,
      ),
    member: (body: MemberBody) => post<MemberAnswer>('/sandbox/members', body).then(({ member }) => member),
    channel: (body: ChannelBody) => post<GuildView>('/sandbox/channels', body),
    thread: (body: ThreadBody) => post<ChannelView>('/sandbox/threads', body),
    createUser: (body: NewUserBody) => post<UserView>('/sandbox/users', body),
    bot: (body: BotBody) => post<GuildView>('/sandbox/bot', body),
    fault: (body: FaultBody) => post<FaultsAnswer>('/sandbox/faults', body),
    clearFaults: () => call<FaultsAnswer>(url, 'DELETE', '/sandbox/faults'),
    unknownCalls: () => get<UnknownCallsAnswer>('/sandbox/unknown-calls').then(({ items }) => items),
    /** Presses a button of the test bank's payment page; returns where it leads. */
    atBank: (pageUrl: string, action: 'pay' | 'decline' | 'leave', card = 'good') =>
      pressButton(pageUrl, { action, card }),
    /** What the desk of the test bank can do, to a payment or to the bank as a whole. */
    bankDesk: (form: DeskForm) => pressButton(`${url}/bank`, { ...form }),
    wars: () => get<WarsAnswer>('/sandbox/wars'),
    /** Starts, scores and ends wars of the game, and gives its monitors bad days. */
    war: (body: WarBody) => post<WarsAnswer>('/sandbox/wars', body),
    reset: () => post<object>('/sandbox/reset', {}),
  };
};

const call = async <Answer>(url: string, method: string, path: string, body?: object): Promise<Answer> => {
  const { status, text } = await (body instanceof FormData
    ? sendForm(url + path, method, body)
    : sendJson(url + path, { method, body }));
  if (status < 300) return JSON.parse(text) as Answer;
  throw new SandboxCallError(status, readError(text));
};

const sendForm = async (address: string, method: string, body: FormData) => {
  const response = await fetch(address, { method, body });
  return { status: response.status, text: await response.text() };
};

const readError = (text: string): SandboxError => {
  try {
    return JSON.parse(text) as SandboxError;
  } catch {
    return { error: 'unexpected', message: text };
  }
};

/** Sends the form of a page as its button does; returns the redirect address. */
const pressButton = async (pageUrl: string, form: Record<string, string>): Promise<URL> => {
  const response = await fetch(pageUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
  });
  const location = response.headers.get('location');
  if (location !== null) return new URL(location, pageUrl);
  throw new SandboxCallError(response.status, { error: 'not_redirected', message: await response.text() });
};

const encode = ({ filename, contentType, bytes, option }: ClientFile & { option?: string }) => ({
  filename,
  data: Buffer.from(bytes).toString('base64'),
  ...(contentType === undefined ? {} : { content_type: contentType }),
  ...(option === undefined ? {} : { option }),
});

const toForm = (fields: object, files: ClientFile[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  for (const { filename, contentType = 'image/png', bytes } of files) {
    form.append('file', new Blob([new Uint8Array(bytes)], { type: contentType }), filename);
  }
  return form;
};

const toQuery = ({ userId, before, limit }: ReadOptions): URLSearchParams => {
  const query = new URLSearchParams();
  if (userId !== undefined) query.set('user_id', userId);
  if (before !== undefined) query.set('before', before);
  if (limit !== undefined) query.set('limit', `${limit}`);
  return query;
};

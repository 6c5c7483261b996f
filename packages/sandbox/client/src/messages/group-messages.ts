import { MessageType } from 'discord-api-types/v10';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';

export interface DayOfMessages {
  /** The local midnight at its start, as a date string. */
  day: string;
  rows: { message: SandboxMessage; continued: boolean }[];
}

const isSameGroup = 7 * 60_000;

/** By local day; messages of one person within seven minutes form a group. */
export const groupMessages = (messages: SandboxMessage[]): DayOfMessages[] => {
  const days: DayOfMessages[] = [];
  let previous: SandboxMessage | undefined;
  for (const message of messages) {
    const day = new Date(message.timestamp).toDateString();
    const sameDay = days.at(-1)?.day === day;
    if (!sameDay) days.push({ day, rows: [] });
    const continued = sameDay && previous !== undefined && continues(previous, message);
    days.at(-1)?.rows.push({ message, continued });
    previous = message;
  }
  return days;
};

const continues = (previous: SandboxMessage, message: SandboxMessage): boolean =>
  previous.author.id === message.author.id &&
  previous.ephemeral_reader_id === message.ephemeral_reader_id &&
  // A reply and the answer to a command show above them what they answer.
  message.type !== MessageType.Reply &&
  message.command_name === null &&
  Date.parse(message.timestamp) - Date.parse(previous.timestamp) < isSameGroup;

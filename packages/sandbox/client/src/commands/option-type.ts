import type { ApplicationCommandOptionType, ApplicationCommandType } from 'discord-api-types/v10';

/** Discord's numbers for the options of a command. */
export const optionType: typeof ApplicationCommandOptionType = {
  Subcommand: 1,
  SubcommandGroup: 2,
  String: 3,
  Integer: 4,
  Boolean: 5,
  User: 6,
  Channel: 7,
  Role: 8,
  Mentionable: 9,
  Number: 10,
  Attachment: 11,
};

/** What a command is for: typed with a slash, or opened on a person or a message. */
export const commandKind: Omit<typeof ApplicationCommandType, 'PrimaryEntryPoint'> = {
  ChatInput: 1,
  User: 2,
  Message: 3,
};

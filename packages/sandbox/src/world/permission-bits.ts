import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';

/** All permissions: those of an owner and an administrator. */
export const ALL_PERMISSIONS = Object.values(Bits).reduce((sum, bit) => sum | bit, 0n);

/** The default permissions of @everyone in a new server, as far as the sandbox supports them. */
export const EVERYONE_PERMISSIONS =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.CreatePublicThreads |
  Bits.SendMessagesInThreads |
  Bits.ReadMessageHistory |
  Bits.AddReactions |
  Bits.AttachFiles |
  Bits.EmbedLinks |
  Bits.UseApplicationCommands |
  Bits.UseExternalEmojis |
  Bits.ChangeNickname |
  Bits.CreateInstantInvite |
  Bits.Connect |
  Bits.Speak |
  Bits.Stream |
  Bits.UseVAD;

/** The permissions of the bot's invitation by default. */
export const BOT_PERMISSIONS =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.ReadMessageHistory |
  Bits.EmbedLinks |
  Bits.AttachFiles |
  Bits.AddReactions |
  Bits.ManageMessages |
  Bits.ManageChannels |
  Bits.ManageRoles |
  Bits.ManageNicknames |
  Bits.KickMembers |
  Bits.MentionEveryone |
  Bits.CreatePrivateThreads |
  Bits.SendMessagesInThreads |
  Bits.ManageThreads |
  Bits.CreateEvents |
  Bits.UseApplicationCommands;

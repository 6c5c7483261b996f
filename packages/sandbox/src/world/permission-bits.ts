import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';

/** Every permission there is: what an owner and an administrator hold. */
export const ALL_PERMISSIONS = Object.values(Bits).reduce((sum, bit) => sum | bit, 0n);

/** What Discord gives to @everyone in a new server, as far as the sandbox can show it. */
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

/** What the bot asks for in its invitation when nothing else is said. */
export const BOT_PERMISSIONS =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.ReadMessageHistory |
  Bits.EmbedLinks |
  Bits.AttachFiles |
  Bits.AddReactions |
  Bits.ManageMessages |
  Bits.ManageRoles |
  Bits.MentionEveryone |
  Bits.UseApplicationCommands;

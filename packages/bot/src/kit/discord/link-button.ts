import { ButtonStyle, ComponentType } from 'discord.js';

/** A button that opens an address. */
export const linkButton = (label: string, url: string) =>
  ({ type: ComponentType.Button, style: ButtonStyle.Link, label, url }) as const;

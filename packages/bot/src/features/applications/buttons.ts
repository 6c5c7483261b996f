import { ButtonStyle, ComponentType } from 'discord.js';
import type { APIEmbed, BaseMessageOptions } from 'discord.js';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import type { ControlRow } from '../settings/controls/control-rows.ts';

type Style = 'primary' | 'secondary' | 'success' | 'danger';
const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

/** A button of this feature. */
export const button = (
  label: string,
  [action, ...args]: readonly [string, ...string[]],
  style: Style = 'secondary',
  disabled = false,
) =>
  ({
    type: ComponentType.Button,
    style: STYLES[style],
    customId: makeCustomId('applications', action, ...args),
    label,
    disabled,
  }) as const;

/** A row; none without components, which Discord would refuse. */
export const row = (...components: ControlRow['components']): ControlRow[] =>
  components.length === 0 ? [] : [{ type: ComponentType.ActionRow, components }];

export const oneEmbed = (embed: APIEmbed, components: ControlRow[] = []): BaseMessageOptions => ({
  content: '',
  embeds: [embed],
  components,
});

export const stamp = (moment: Date | string, style: 'f' | 'F' | 'R' = 'f'): string =>
  `<t:${Math.floor(new Date(moment).getTime() / 1000)}:${style}>`;

export const field = (name: string, value: string) => ({ name, value, inline: true });

import { ComponentType as Type, InteractionType } from 'discord-api-types/v10';
import { openInteraction } from '../interactions/open-interaction.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { ClickBody, InteractionAnswer } from '../sandbox-types.ts';
import { flatten } from '../world/component-node.ts';
import type { ComponentNode } from '../world/component-node.ts';
import { CallError } from '../errors/call-error.ts';
import { requirePerson, requireReadable } from './require.ts';
import { Resolved } from './resolved.ts';

/** A person presses a button or chooses in a select. */
export const click = (context: SandboxContext, body: ClickBody): Promise<InteractionAnswer> => {
  const person = requirePerson(context, body.user_id);
  const { channel, message } = requireReadable(context, person, body.message_id);
  const component = flatten(message.components).find((node) => node.custom_id === body.custom_id);
  if (!component)
    throw new CallError(404, 'unknown_component', `The message has no component ${body.custom_id}.`);
  if (component.disabled) throw new CallError(409, 'disabled', 'This component is disabled.');
  const guild = channel.guild_id === null ? null : (context.world.guilds.get(channel.guild_id) ?? null);
  const resolved = new Resolved(context, guild);
  const values =
    component.type === Type.Button ? null : chooseValues(component, body.values ?? [], resolved, person.id);
  return openInteraction(context, {
    type: InteractionType.MessageComponent,
    userId: person.id,
    channel,
    source: message,
    data: {
      custom_id: body.custom_id,
      component_type: component.type,
      id: component.id,
      ...(values ? { values, ...(resolved.data ? { resolved: resolved.data } : {}) } : {}),
    },
  });
};

/** The chosen values, validated against the options of the select. */
export const chooseValues = (
  select: ComponentNode,
  values: string[],
  resolved: Resolved,
  userId: string,
): string[] => {
  const { min_values: least = 1, max_values: most = 1 } = select as {
    min_values?: number;
    max_values?: number;
  };
  if (values.length < least || values.length > most) {
    throw new CallError(422, 'bad_values', `Choose between ${least} and ${most}.`);
  }
  for (const value of values) resolveValue(select, value, resolved, userId);
  return values;
};

const resolveValue = (select: ComponentNode, value: string, resolved: Resolved, userId: string): void => {
  if (select.type === Type.UserSelect) return resolved.user(value);
  if (select.type === Type.RoleSelect) return resolved.role(value);
  if (select.type === Type.ChannelSelect) return resolved.channel(value, userId);
  if (select.type === Type.MentionableSelect) return resolved.mentionable(value);
  const options = (select.options ?? []) as { value: string }[];
  if (!options.some((option) => option.value === value)) {
    throw new CallError(422, 'bad_values', `The select does not offer ${value}.`);
  }
};

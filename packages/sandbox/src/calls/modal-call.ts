import { ComponentType as Type, InteractionType } from 'discord-api-types/v10';
import { messageInteraction } from '../interactions/message-interaction.ts';
import { openInteraction } from '../interactions/open-interaction.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { InteractionAnswer, ModalBody } from '../sandbox-types.ts';
import { findMessage } from '../world/find-message.ts';
import type { ComponentNode } from '../world/component-node.ts';
import { CallError } from '../errors/call-error.ts';
import { chooseValues } from './click-call.ts';
import { requireChannel, requirePerson } from './require.ts';
import { Resolved } from './resolved.ts';

type Fields = ModalBody['fields'];

/** A person submits the form that an interaction opened for them. */
export const submitModal = (context: SandboxContext, body: ModalBody): Promise<InteractionAnswer> => {
  const person = requirePerson(context, body.user_id);
  const opener = context.interactions.byId(body.interaction_id);
  if (!opener?.modal || opener.facts.user_id !== person.id) {
    throw new CallError(404, 'unknown_modal', 'This interaction opened no form for this person.');
  }
  const { facts, modal } = opener;
  const channel = requireChannel(context, person, facts.channel_id);
  const guild = facts.guild_id === null ? null : (context.world.guilds.get(facts.guild_id) ?? null);
  const resolved = new Resolved(context, guild);
  const submit = (node: ComponentNode) => submitNode(node, body.fields, resolved, person.id);
  const components = (modal.components as unknown as ComponentNode[]).map(submit);
  return openInteraction(context, {
    type: InteractionType.ModalSubmit,
    userId: person.id,
    channel,
    source: findMessage(context.world, facts.source_message_id),
    openedBy: messageInteraction(opener),
    data: {
      custom_id: modal.custom_id,
      components,
      ...(resolved.data ? { resolved: resolved.data } : {}),
    },
  });
};

/** The submitted form: the same tree, with values instead of labels. */
const submitNode = (node: ComponentNode, fields: Fields, resolved: Resolved, userId: string): object => {
  const { type, id } = node;
  if (node.type === Type.TextDisplay) return { type, id };
  const submit = (child: ComponentNode) => submitNode(child, fields, resolved, userId);
  if (node.components) return { type, id, components: node.components.map(submit) };
  if (node.component) return { type, id, component: submit(node.component) };
  const given = fields[node.custom_id ?? ''];
  const own = { type, id, custom_id: node.custom_id };
  if (node.type === Type.TextInput) return { ...own, value: readText(node, given) };
  if (node.type === Type.Checkbox) return { ...own, value: given === 'true' };
  const chosen = given === undefined ? [] : [given].flat().filter((value) => value !== '');
  const optional = node.required === false && chosen.length === 0;
  const values = optional ? [] : chooseValues(node, chosen, resolved, userId);
  return node.type === Type.RadioGroup ? { ...own, value: values[0] ?? null } : { ...own, values };
};

const readText = (input: ComponentNode, given: string | string[] | undefined): string => {
  const { required = true, min_length: least = 0, max_length: most = 4000, value } = input as TextInput;
  const text = [given ?? value ?? ''].flat().join('');
  const bad = (why: string) => new CallError(422, 'bad_field', `${input.custom_id} ${why}.`);
  if (text === '' && required) throw bad('is required');
  if (text !== '' && text.length < least) throw bad(`needs at least ${least} characters`);
  if (text.length > most) throw bad(`has more than ${most} characters`);
  return text;
};

type TextInput = ComponentNode & {
  required?: boolean;
  min_length?: number;
  max_length?: number;
  value?: string;
};

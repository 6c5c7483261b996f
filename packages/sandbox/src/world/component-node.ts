import type { ComponentType } from 'discord-api-types/v10';

/** Any message or modal component, loosely typed: the sandbox mostly only walks the tree. */
export interface ComponentNode {
  type: ComponentType;
  /** Discord numbers the components of a message. */
  id: number;
  custom_id?: string;
  components?: ComponentNode[];
  accessory?: ComponentNode;
  /** Inside a label of a modal. */
  component?: ComponentNode;
  [field: string]: unknown;
}

export const childrenOf = (node: ComponentNode): ComponentNode[] => [
  ...(node.components ?? []),
  ...[node.accessory, node.component].filter((one) => one !== undefined),
];

/** A component and all below it. */
export const flatten = (nodes: ComponentNode[]): ComponentNode[] =>
  nodes.flatMap((node) => [node, ...flatten(childrenOf(node))]);

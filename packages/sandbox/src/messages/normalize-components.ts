import { ComponentType } from 'discord-api-types/v10';
import type { ComponentNode } from '../world/component-node.ts';

type Given = Partial<ComponentNode> & { type: ComponentType };

const SELECT = { min_values: 1, max_values: 1 };

/** The values Discord uses for missing fields. */
const DEFAULTS: Partial<Record<ComponentType, Record<string, unknown>>> = {
  [ComponentType.StringSelect]: SELECT,
  [ComponentType.UserSelect]: SELECT,
  [ComponentType.RoleSelect]: SELECT,
  [ComponentType.MentionableSelect]: SELECT,
  [ComponentType.ChannelSelect]: SELECT,
  [ComponentType.Thumbnail]: { description: null, spoiler: false },
  [ComponentType.File]: { spoiler: false },
  [ComponentType.Separator]: { spacing: 1, divider: true },
  [ComponentType.Container]: { accent_color: null, spoiler: false },
};

/** Components as Discord stores them: numbered, with defaults, media with their own ids. */
export const normalizeComponents = (given: unknown[], nextId: () => string): ComponentNode[] => {
  const taken = new Set<number>();
  let last = 0;
  const number = (wanted: number | undefined): number => {
    let id = wanted ?? 0;
    while (id === 0 || (wanted === undefined && taken.has(id))) id = last += 1;
    taken.add(id);
    return id;
  };
  const normalize = (node: Given): ComponentNode => ({
    ...DEFAULTS[node.type],
    ...node,
    id: number(node.id),
    ...(node.components ? { components: node.components.map(normalize) } : {}),
    ...(node.accessory ? { accessory: normalize(node.accessory) } : {}),
    ...(node.component ? { component: normalize(node.component) } : {}),
    ...(node.media ? { media: { ...node.media, id: nextId() } } : {}),
    ...(node.file ? { file: { ...node.file, id: nextId() } } : {}),
    ...(Array.isArray(node.items)
      ? { items: (node.items as GalleryItem[]).map((item) => normalizeItem(item, nextId)) }
      : {}),
  });
  return (given as Given[]).map(normalize);
};

interface GalleryItem {
  media: Record<string, unknown>;
  description?: string;
  spoiler?: boolean;
}

const normalizeItem = (item: GalleryItem, nextId: () => string) => ({
  media: { ...item.media, id: nextId() },
  description: item.description ?? null,
  spoiler: item.spoiler ?? false,
});

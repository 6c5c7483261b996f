import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases: Record<string, { parent: string }>;
}

const PREFIX = 'lucide:';
/** Attributes that every shape repeats; the svg element has them once, where a class can change them. */
const DEFAULTS =
  / fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"/g;
const CREATE_ICON = path.join(import.meta.dirname, 'src/shared/ui/create-icon.tsx').replaceAll('\\', '/');

const readIcons = (): IconSet => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
};

/** `lucide:check` is the icon "check" as a React component, made from the one file that holds all of Lucide's shapes. */
export const lucideIcons = (): Plugin => {
  let set: IconSet | undefined;
  return {
    name: 'famiglia:lucide-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? { id: `\0${id}`, moduleSideEffects: false } : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      set ??= readIcons();
      const icon = set.icons[name] ?? set.icons[set.aliases[name]?.parent ?? ''];
      if (icon === undefined) throw new Error(`Lucide has no icon "${name}"`);
      return [
        `import { createIcon } from ${JSON.stringify(CREATE_ICON)};`,
        `export default /* @__PURE__ */ createIcon(${JSON.stringify(shapesOf(icon.body))});`,
      ].join('\n');
    },
  };
};

/** The shapes as React elements: Trusted Types forbid setting HTML from text in the browser. */
export const shapesOf = (body: string): [tag: string, attributes: Record<string, string>][] => {
  const shapes = body.replaceAll(DEFAULTS, '').replaceAll(/<\/?g>/g, '');
  return [...shapes.matchAll(/<(\w+)((?: [\w-]+="[^"]*")*)\/?>(?:<\/\w+>)?/g)].map(
    ([, tag = '', attributes = '']) => [
      tag,
      Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
          value,
        ]),
      ),
    ],
  );
};

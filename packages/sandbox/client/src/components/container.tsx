import type { APIContainerComponent } from 'discord-api-types/v10';
import type { ReactNode } from 'react';
import { Spoiler } from '../markdown/spoiler.tsx';
import { hexColor } from '../ui/hex-color.ts';
import { ComponentNode } from './component-node.tsx';

export function Container({ container }: { container: APIContainerComponent }): ReactNode {
  const box = (
    <div className="container" style={{ borderInlineStartColor: hexColor(container.accent_color) }}>
      {container.components.map((child, index) => (
        <ComponentNode key={child.id ?? index} component={child} />
      ))}
    </div>
  );
  return container.spoiler ? <Spoiler block>{box}</Spoiler> : box;
}

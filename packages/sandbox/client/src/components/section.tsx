import type { APISectionComponent } from 'discord-api-types/v10';
import type { ReactNode } from 'react';
import { ComponentNode } from './component-node.tsx';

/** Texts with one thing beside them: a picture or a button. */
export function Section({ section }: { section: APISectionComponent }): ReactNode {
  return (
    <div className="section">
      <div className="section-texts">
        {section.components.map((child, index) => (
          <ComponentNode key={child.id ?? index} component={child} />
        ))}
      </div>
      <ComponentNode component={section.accessory} />
    </div>
  );
}

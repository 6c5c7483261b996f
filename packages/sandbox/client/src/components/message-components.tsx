import type { ReactNode } from 'react';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { ComponentNode } from './component-node.tsx';
import { PressContext, useMessagePress } from './use-press.ts';

export function MessageComponents({ message }: { message: SandboxMessage }): ReactNode {
  const text = useText();
  const press = useMessagePress(message);
  if (!message.components?.length) return null;
  return (
    <PressContext value={press}>
      <div className="components">
        {message.components.map((component, index) => (
          <ComponentNode key={component.id ?? index} component={component} />
        ))}
      </div>
      {press.failed && (
        <p className="press-failed" role="alert">
          <Icon name="warning" /> {text.messages.clickFailed}
        </p>
      )}
    </PressContext>
  );
}

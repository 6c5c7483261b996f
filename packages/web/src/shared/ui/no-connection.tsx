import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { CloudOff, RotateCw } from './icons.ts';

/** In the place of what needs the network while there is none. */
export const NoConnection = ({ heading, onRetry }: { heading?: 'h1'; onRetry?: () => void }) => {
  const text = useText(commonText);
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff aria-hidden />}
        title={text.noConnection}
        {...(heading ? { heading } : {})}
        action={
          onRetry ? (
            <Button icon={<RotateCw aria-hidden className="size-4" />} onClick={onRetry}>
              {text.retry}
            </Button>
          ) : null
        }
      >
        {text.opensByItself}
      </EmptyState>
    </div>
  );
};

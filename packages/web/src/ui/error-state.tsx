import { RotateCw, TriangleAlert } from './icons.ts';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import { Button } from './button.tsx';

interface ErrorStateProps {
  title?: string;
  /** What failed and what to do, in the reader's language. */
  detail: string;
  onRetry?: () => void;
  retrying?: boolean;
}

export const ErrorState = ({ title, detail, onRetry, retrying = false }: ErrorStateProps) => {
  const text = useText(commonText);
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <TriangleAlert aria-hidden className="size-7 stroke-[1.5] text-bad" />
      <h2 className="text-base font-semibold">{title ?? text.failed}</h2>
      <p className="max-w-110 text-pretty text-muted">{detail}</p>
      {onRetry ? (
        <Button icon={<RotateCw aria-hidden className="size-4" />} loading={retrying} onClick={onRetry}>
          {text.retry}
        </Button>
      ) : null}
    </div>
  );
};

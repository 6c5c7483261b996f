import { RotateCw } from '../ui/icons.ts';
import { useText } from '../language/use-text.ts';
import { Button } from '../ui/button.tsx';
import { panelText } from './panel.text.ts';

/** Also met after a release: the code of a screen opened later is no longer on the server. */
export const CrashPage = () => {
  const text = useText(panelText);
  return (
    <main className="mx-auto grid min-h-dvh max-w-120 content-center justify-items-start gap-4 px-5 py-16">
      <title>{`${text.crashTitle} · Famiglia`}</title>
      <h1 className="text-xl font-semibold">{text.crashTitle}</h1>
      <p className="text-base text-pretty text-muted">{text.crashBody}</p>
      <Button
        variant="primary"
        icon={<RotateCw aria-hidden className="size-4" />}
        onClick={() => window.location.reload()}
      >
        {text.reload}
      </Button>
    </main>
  );
};

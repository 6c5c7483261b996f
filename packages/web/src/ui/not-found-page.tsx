import { ArrowLeft, House } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '../language/use-text.ts';
import { Button } from './button.tsx';
import { buttonClasses } from './button-classes.ts';
import { notFoundText } from './not-found.text.ts';

/** A tab that was opened on this page has nothing of ours to go back to. */
const ENTRIES_OF_A_FRESH_TAB = 2;

const never = () => () => {};

/** The prerendered page cannot know, so it says "go home" until the browser takes over. */
const useCanGoBack = () =>
  useSyncExternalStore(
    never,
    () => window.history.length > ENTRIES_OF_A_FRESH_TAB,
    () => false,
  );

/** The 404 page of both the public site and the panel. */
export const NotFoundPage = () => {
  const text = useText(notFoundText);
  const canGoBack = useCanGoBack();
  const leave = () => (canGoBack ? window.history.back() : window.location.assign('/'));
  return (
    <main className="mx-auto grid min-h-dvh max-w-130 content-center gap-4 px-5 py-16">
      <title>{`${text.title} · Famiglia`}</title>
      <p aria-hidden className="font-display text-2xl font-semibold text-brass">
        404
      </p>
      <h1 className="text-xl font-semibold">{text.title}</h1>
      <p className="text-base text-pretty">{text.body}</p>
      <p className="text-muted text-pretty">{text.hint}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={
            canGoBack ? (
              <ArrowLeft aria-hidden className="size-4" />
            ) : (
              <House aria-hidden className="size-4" />
            )
          }
          onClick={leave}
        >
          {canGoBack ? text.back : text.home}
        </Button>
        <a href="/" className={buttonClasses()}>
          {text.home}
        </a>
      </div>
      <p className="mt-6 border-t border-line pt-4 text-xs text-muted text-pretty">{text.help}</p>
    </main>
  );
};

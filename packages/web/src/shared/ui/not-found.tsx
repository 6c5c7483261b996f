import type { MouseEvent } from 'react';
import { useSyncExternalStore } from 'react';
import { ArrowLeft, House } from './icons.ts';
import { ContactLink } from '../contact/contact-link.tsx';
import { useText } from '../language/use-text.ts';
import { buttonClasses } from './button-classes.ts';
import { notFoundText } from './not-found.text.ts';

/** A tab that was opened on this page has no page of ours to go back to. */
const ENTRIES_OF_A_FRESH_TAB = 2;

const never = () => () => {};

/** The prerendered page cannot know this, so it says "go home" until the browser takes over. */
const useCanGoBack = () =>
  useSyncExternalStore(
    never,
    () => window.history.length > ENTRIES_OF_A_FRESH_TAB,
    () => false,
  );

const goBack = (event: MouseEvent): void => {
  event.preventDefault();
  window.history.back();
};

/**
 * The content of the 404 page, on the public site and in the panel. Its buttons are links, so they work
 * without scripts.
 */
export const NotFound = () => {
  const text = useText(notFoundText);
  const canGoBack = useCanGoBack();
  const Icon = canGoBack ? ArrowLeft : House;
  return (
    <>
      <p aria-hidden className="font-display text-2xl font-semibold text-brass">
        404
      </p>
      <h1 className="text-xl font-semibold">{text.title}</h1>
      <p className="text-base text-pretty">{text.body}</p>
      <p className="text-pretty text-muted">
        {text.hint[0]}
        <ContactLink>{text.hint[1]}</ContactLink>
        {text.hint[2]}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <a
          href="/"
          {...(canGoBack ? { onClick: goBack } : {})}
          className={buttonClasses({ variant: 'primary' })}
        >
          <Icon aria-hidden className="size-4" />
          {canGoBack ? text.back : text.home}
        </a>
        <a href="/" className={buttonClasses()}>
          {text.home}
        </a>
      </div>
      <p className="mt-6 border-t border-line pt-4 text-xs text-pretty text-muted">{text.help}</p>
    </>
  );
};

/** The 404 page of the panel. */
export const NotFoundPage = () => (
  <main className="mx-auto grid min-h-dvh max-w-130 content-center gap-4 px-5 py-16">
    <title>{`${useText(notFoundText).title} · Famiglia`}</title>
    <NotFound />
  </main>
);

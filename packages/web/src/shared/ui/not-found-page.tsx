import { useText } from '../language/use-text.ts';
import { NotFound } from './not-found.tsx';
import { notFoundText } from './not-found.text.ts';

/** The 404 page of the panel. */
export const NotFoundPage = () => (
  <main className="mx-auto grid min-h-dvh max-w-130 content-center gap-4 px-5 py-16">
    <title>{`${useText(notFoundText).title} · Famiglia`}</title>
    <NotFound />
  </main>
);

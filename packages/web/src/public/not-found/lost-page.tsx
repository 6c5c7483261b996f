import { useText } from '../../language/use-text.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { notFoundText } from '../../ui/not-found.text.ts';
import { Island } from '../layout/island.tsx';
import { SitePage } from '../layout/site-page.tsx';

/** The 404 page of the public site. */
export const LostPage = () => (
  <SitePage title={`${useText(notFoundText).title} · Famiglia`}>
    <div className="mx-auto grid max-w-130 gap-4 px-5 py-16 md:py-24">
      <Island name="lost">
        <NotFound />
      </Island>
    </div>
  </SitePage>
);

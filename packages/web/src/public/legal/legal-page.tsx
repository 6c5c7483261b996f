import { SitePage } from '../layout/site-page.tsx';

/** The frame of the terms, privacy and refund pages: the server fills it from Markdown that the owner can replace. */
export const LegalPage = () => (
  <SitePage title="__LEGAL_TITLE__ · Famiglia">
    <article className="legal mx-auto max-w-[720px] px-5 pt-8 pb-20 md:px-6 md:pt-14">__LEGAL_BODY__</article>
  </SitePage>
);

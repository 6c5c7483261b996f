import { SitePage } from '../layout/site-page.tsx';

/** The frame of the guide: the server fills it from Markdown, with the list of all pages beside the text. */
export const GuidePage = () => (
  <SitePage title="__GUIDE_TITLE__ · Famiglia">
    <div className="mx-auto grid max-w-[1000px] gap-x-12 gap-y-6 px-5 pt-8 pb-20 grid-cols-[minmax(0,1fr)] md:grid-cols-[220px_minmax(0,1fr)] md:px-6 md:pt-14">
      <div className="guide-pages min-w-0">__GUIDE_PAGES__</div>
      <article className="legal min-w-0 max-w-[720px]">__GUIDE_BODY__</article>
    </div>
  </SitePage>
);

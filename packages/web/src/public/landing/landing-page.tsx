import { useText } from '../../shared/language/use-text.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Island } from '../layout/island.tsx';
import { SitePage } from '../layout/site-page.tsx';
import { Features } from './features.tsx';
import { InRealLife } from './in-real-life.tsx';
import { landingText } from './landing.text.ts';
import { SignUpScene } from './scene/sign-up-scene.tsx';
import { StartLink } from './start-link.tsx';

export const LandingPage = () => {
  const text = useText(landingText);
  return (
    <SitePage title={text.pageTitle}>
      <section className="mx-auto grid max-w-[1160px] items-center gap-10 px-5 pt-6 pb-16 md:px-6 lg:grid-cols-[1.02fr_1fr] lg:gap-16 lg:pt-10 lg:pb-32">
        <div>
          <h1 className="mb-5 font-display text-xl font-semibold tracking-[-0.03em] text-balance md:text-2xl">
            {text.title}
          </h1>
          <p className="mb-8 max-w-[46ch] text-base leading-7 text-pretty text-muted md:text-[18px]">
            {text.lead}
          </p>
          <div className="grid gap-x-4 gap-y-3 sm:flex sm:items-center">
            <Island name="start">
              <StartLink />
            </Island>
            <p className="text-sm text-muted">{text.trial}</p>
          </div>
        </div>
        <Island name="scene">
          <SignUpScene />
        </Island>
      </section>
      <Features />
      <InRealLife />
      <section aria-labelledby="start" className="border-t border-line">
        <div className="mx-auto grid max-w-[1160px] items-center gap-6 px-5 py-14 md:grid-cols-[1fr_auto] md:px-6">
          <div>
            <h2 id="start" className="font-display text-lg font-semibold tracking-[-0.02em]">
              {text.endTitle}
            </h2>
            <p className="mt-2 text-base text-muted">{text.endBody}</p>
            <p className="mt-1 max-w-[62ch] text-base text-pretty text-muted">{text.afterTrial}</p>
          </div>
          <div className="grid gap-3 sm:flex">
            <Island name="start">
              <StartLink />
            </Island>
            <a href="/pricing" className={buttonClasses({ size: 'large' })}>
              {text.pricing}
            </a>
          </div>
        </div>
      </section>
    </SitePage>
  );
};

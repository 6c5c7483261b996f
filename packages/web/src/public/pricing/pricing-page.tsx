import { useText } from '../../shared/language/use-text.ts';
import { Plus } from '../../shared/ui/icons.ts';
import { Island } from '../layout/island.tsx';
import { SitePage } from '../layout/site-page.tsx';
import { AskOwner } from './ask-owner.tsx';
import { Comparison } from './comparison.tsx';
import { PlanCards } from './plan-cards.tsx';
import { pricingText } from './pricing.text.ts';

export const PricingPage = () => {
  const text = useText(pricingText);
  return (
    <SitePage title={text.pageTitle}>
      <div className="mx-auto max-w-[960px] px-5 pt-8 pb-20 md:px-6 md:pt-14">
        <h1 className="font-display text-xl font-semibold tracking-[-0.03em] text-balance md:text-2xl">
          {text.title.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </h1>
        <p className="mt-4 text-base text-muted">{text.lead}</p>
        <div className="mt-10 grid gap-5 md:grid-cols-2">
          <Island name="plans">
            <PlanCards />
          </Island>
        </div>
        <ul className="mt-8 grid gap-x-8 gap-y-5 border-y border-line py-6 md:grid-cols-3">
          {text.promises.map(([promise, detail]) => (
            <li key={promise}>
              <p className="font-semibold">{promise}</p>
              <p className="mt-0.5 text-muted">{detail}</p>
            </li>
          ))}
        </ul>
        <div className="mt-16 grid gap-16">
          <Comparison />
          <Questions />
        </div>
      </div>
    </SitePage>
  );
};

/** The browser's own <details>: works without scripts and is found by the page search. */
const Questions = () => {
  const text = useText(pricingText);
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="pb-4 text-lg font-semibold">
        {text.faq}
      </h2>
      <div className="border-t border-line">
        {text.answers.map(([question, answer]) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden
                className="size-5 shrink-0 text-muted transition-transform duration-(--quick) group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[62ch] pb-5 text-base text-pretty text-muted">{answer}</p>
          </details>
        ))}
      </div>
      <Island name="ask">
        <AskOwner />
      </Island>
    </section>
  );
};

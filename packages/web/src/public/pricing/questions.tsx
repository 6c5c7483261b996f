import { Plus } from '../../ui/icons.ts';
import { useText } from '../../language/use-text.ts';
import { pricingText } from './pricing.text.ts';

/** The browser's own disclosure: opens without scripts and is found by the page search. */
export const Questions = () => {
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
    </section>
  );
};

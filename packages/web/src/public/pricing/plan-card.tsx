import type { AnalyticsEvent } from '@famiglia/contract/admin/analytics';
import type { Currency } from '@famiglia/contract/kit/money';
import { FREE_PRICE, exactPrices, monthlyPrice } from '@famiglia/contract/billing/price-texts';
import type { Tier } from '@famiglia/contract/billing/subscriptions';
import { Check } from '../../shared/ui/icons.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { notifyAnalyticsFrame } from '../analytics/analytics-frame.ts';
import type { Plan } from './plans.ts';
import { PLANS } from './plans.ts';
import { pricingText } from './pricing.text.ts';
import type { Language } from '@famiglia/contract/kit/language';
import { getPrices } from '../visit/price-store.ts';

/** Both lead to the login page, which sends a signed-in person on to where they want to go. */
const SIGN_UP_LINKS: Record<Tier, string> = { free: '/login', premium: '/login?return_to=%2Fcheckout' };

const freeFeatures = new Set(PLANS.find(({ id }) => id === 'free')?.features);

export const PlanCard = ({ plan, currency }: { plan: Plan; currency: Currency }) => {
  const text = useText(pricingText);
  const price = priceWords(currency, useLanguage());
  const added =
    plan.id === 'free' ? plan.features : plan.features.filter((feature) => !freeFeatures.has(feature));
  return (
    <section
      aria-labelledby={`plan-${plan.id}`}
      className={classes(
        'flex flex-col rounded-md border bg-surface p-5 md:p-6',
        plan.popular ? 'border-brass' : 'border-line',
      )}
    >
      <div className="flex min-h-7 items-center gap-3">
        <h2 id={`plan-${plan.id}`} className="text-lg font-semibold">
          {text.names[plan.id]}
        </h2>
        {plan.popular && <Badge tone="brass">{text.popular}</Badge>}
      </div>
      <p className="mt-1 text-muted">{text.summaries[plan.id]}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2.5">
        <span data-price={plan.id} className="text-2xl font-semibold">
          {plan.id === 'free' ? FREE_PRICE : price.monthly}
        </span>
        <span className="text-muted">{plan.id === 'free' ? text.forever : text.perMonth}</span>
      </p>
      {plan.id === 'premium' && <p className="mt-1 text-muted empty:hidden">{price.exact}</p>}
      <a
        href={SIGN_UP_LINKS[plan.id]}
        onClick={() => track('plan_selected', { plan: plan.id })}
        className={classes(
          buttonClasses({ variant: plan.popular ? 'primary' : 'secondary', size: 'large' }),
          'mt-6',
        )}
      >
        {text.choose[plan.id]}
      </a>
      <p className="mt-6 font-medium">{text.contents[plan.id]}</p>
      <ul className="mt-2 grid gap-2">
        {added.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
            {text.features[feature]}
          </li>
        ))}
      </ul>
    </section>
  );
};

type Props = Omit<AnalyticsEvent, 'name'>;

/** `keepalive`, because the counted click also leaves the page. */
const count = async (event: AnalyticsEvent): Promise<void> => {
  try {
    await fetch('/api/analytics/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
      keepalive: true,
    });
  } catch {
    // A failed count is not shown to the visitor.
  }
};

/** One event for our own counter and for the operator's script, if there is one. */
const track = (name: AnalyticsEvent['name'], props: Props): void => {
  void count({ name, ...props });
  notifyAnalyticsFrame(name, props);
};

/**
 * What Premium costs, in words. The build knows no price: it writes these names, and the server puts the same words in
 * their place when it reads the page.
 */
const priceWords = (currency: Currency, language: Language): { monthly: string; exact: string } => {
  const prices = getPrices();
  return prices === null
    ? { monthly: '__MONTHLY_PRICE__', exact: '__EXACT_PRICES__' }
    : { monthly: monthlyPrice(prices, currency), exact: exactPrices(prices, currency, language) };
};

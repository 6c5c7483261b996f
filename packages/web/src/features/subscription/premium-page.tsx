import { Check } from 'lucide-react';
import { useText } from '../../language/use-text.ts';
import { useCurrentGuild } from '../../lib/current-guild.ts';
import { PlanBadge } from '../../plan/plan-badge.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { premiumText } from './premium.text.ts';

/** What a server without Premium sees in place of the panel. */
export const PremiumPage = () => {
  const guild = useCurrentGuild();
  const text = useText(premiumText);
  const ended = guild.subscription.status === 'expired';
  const decides = guild.access.permissions.includes('subscription.manage');
  return (
    <div className="max-w-200">
      <PageHeader
        title={text.title}
        badge={<PlanBadge subscription={guild.subscription} />}
        note={ended ? text.ended : text.free}
      />
      <Card>
        <h2 className="border-b border-line px-4 py-3 font-semibold">{text.opens}</h2>
        <ul className="grid sm:grid-cols-2">
          {text.gives.map(([name, detail]) => (
            <li key={name} className="flex gap-3 p-4">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
              <div>
                <h3 className="font-medium">{name}</h3>
                <p className="text-pretty text-muted">{detail}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3">
          <p className="text-muted">{decides ? text.trial : text.ask}</p>
          <a href="/pricing" className={buttonClasses({ variant: decides ? 'primary' : 'secondary' })}>
            {text.pricing}
          </a>
        </div>
      </Card>
    </div>
  );
};

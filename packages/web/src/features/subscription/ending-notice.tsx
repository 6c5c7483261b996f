import { REMINDER_DAYS } from '@famiglia/contract/subscriptions';
import { Hourglass } from '../../shared/ui/icons.ts';
import { Link } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useNow } from '../../shared/lib/use-now.ts';
import { isPremium } from '../../entities/plan/is-premium.ts';
import { subscriptionText } from './subscription.text.ts';

const DAY_MS = 86_400_000;

/** Tells managers on every page when their plan ends, in its last days. */
export const EndingNotice = () => {
  const text = useText(subscriptionText);
  const format = useFormat();
  const { id, subscription, access } = useCurrentGuild();
  const { period_end, status } = subscription;
  const now = useNow();
  if (period_end === null || !isPremium(subscription)) return null;
  const left = Date.parse(period_end) - now.getTime();
  const spoken = left > 0 && left <= Math.max(...REMINDER_DAYS) * DAY_MS;
  if (!spoken || !may(access.permissions, 'subscription.manage')) return null;
  return (
    <aside className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-brass-wash px-4 py-2.5">
      <Hourglass aria-hidden className="size-4 shrink-0 text-brass" />
      <p className="min-w-0 flex-1">
        {text.ending[status === 'trial' ? 'trial' : 'paid'](format.relative(period_end))}
      </p>
      <Link
        to={`/guild/${id}/settings/subscription`}
        className="flex min-h-11 items-center font-medium text-brass underline-offset-4 hover:underline md:min-h-0"
      >
        {text.endingLink}
      </Link>
    </aside>
  );
};

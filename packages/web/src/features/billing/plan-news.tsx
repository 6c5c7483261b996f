import { useEffect, useRef } from 'react';
import { GRACE_DAYS } from '@famiglia/contract/billing/billing';
import { REMINDER_DAYS } from '@famiglia/contract/billing/subscriptions';
import { Link } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { isPremium } from '../../entities/plan/is-premium.ts';
import { toast } from '../../shared/ui/toast.ts';
import { subscriptionText } from './subscription.text.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { may } from '../../shared/lib/may.ts';
import { useNow } from '../../shared/lib/use-now.ts';
import { CircleAlert, Hourglass } from '../../shared/ui/icons.ts';
import { useBilling } from './queries.ts';

/** Explains why the page has just changed: Premium started or ended. */
export const PlanNews = () => {
  const text = useText(subscriptionText);
  const guild = useCurrentGuild();
  const premium = isPremium(guild.subscription);
  const before = useRef({ id: guild.id, premium });
  useEffect(() => {
    const { id, premium: had } = before.current;
    before.current = { id: guild.id, premium };
    if (id !== guild.id || had === premium) return;
    if (premium) toast.success(text.opened, text.openedBody);
    else toast.info(text.closed, text.closedBody);
  }, [guild.id, premium, text]);
  return null;
};

const DAY_MS = 86_400_000;
const BOX = 'mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line px-4 py-2.5';
const LINK =
  'flex min-h-11 items-center font-medium text-brass underline-offset-4 hover:underline md:min-h-0';

/** Tells managers on every page when their plan ends, in its last days, or that its renewal failed. */
export const EndingNotice = () => {
  const text = useText(subscriptionText);
  const format = useFormat();
  const { id, subscription, access } = useCurrentGuild();
  const { period_end, status } = subscription;
  const now = useNow();
  const left = period_end === null ? Infinity : Date.parse(period_end) - now.getTime();
  const isGrace = status === 'past_due';
  const isEnding = left > 0 && left <= Math.max(...REMINDER_DAYS) * DAY_MS;
  const isShown =
    isPremium(subscription) && (isGrace || isEnding) && may(access.permissions, 'subscription.manage');
  // What renews itself does not end. Asked only in the last days.
  const billing = useBilling(id, isShown && !isGrace && status === 'active');
  if (!isShown || period_end === null) return null;
  if (isGrace) {
    const until = new Date(Date.parse(period_end) + GRACE_DAYS * DAY_MS).toISOString();
    return (
      <aside className={`${BOX} bg-bad-wash`}>
        <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />
        <p className="min-w-0 flex-1 basis-60">{text.graceNotice(format.longDate(until))}</p>
        <Link to={`/guild/${id}/settings/subscription`} className={LINK}>
          {text.graceLink}
        </Link>
      </aside>
    );
  }
  if (status === 'active' && (billing.data === undefined || billing.data.renewal !== null)) return null;
  return (
    <aside className={`${BOX} bg-brass-wash`}>
      <Hourglass aria-hidden className="size-4 shrink-0 text-brass" />
      <p className="min-w-0 flex-1 basis-60">
        {text.ending[status === 'trial' ? 'trial' : 'paid'](format.relative(period_end))}
      </p>
      <Link
        to={status === 'canceled' ? `/guild/${id}/settings/subscription` : `/guild/${id}/checkout`}
        className={LINK}
      >
        {text.endingLink}
      </Link>
    </aside>
  );
};

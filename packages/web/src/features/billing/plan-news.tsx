import { useEffect, useRef } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { isPremium } from '../../entities/plan/is-premium.ts';
import { toast } from '../../shared/ui/toast.ts';
import { subscriptionText } from './subscription.text.ts';

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

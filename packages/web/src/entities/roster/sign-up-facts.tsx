import type { Participant } from '@famiglia/contract/events/events';
import type { ReactNode } from 'react';
import { formatSpan } from '../../shared/language/format-span.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Fact } from '../../shared/ui/fact.tsx';
import { FillBar } from '../../shared/ui/fill-bar.tsx';
import { threadText } from './form/thread.text.ts';
import { PingFact } from './ping-fact.tsx';
import { DiscordMessage } from './discord-message.tsx';
import { SortingOrder } from './live/sorting-order.tsx';
import type { SignUp } from './sign-up.ts';
import { signUpText } from './sign-up.text.ts';

interface SignUpFactsProps {
  of: SignUp;
  participants: readonly Participant[];
  /** The number of slots. */
  places: ReactNode;
  /** What coming is worth, if the result adds to the reward. */
  worth?: number;
  /** What people get by each result, in words. */
  byResult?: string;
  /** Facts of this kind, above the common ones. */
  children?: ReactNode;
}

/** Facts of a sign-up: slots, cutoff, reward and reminders. */
export const SignUpFacts = ({
  of,
  participants,
  places,
  worth = of.reward,
  byResult = '',
  children,
}: SignUpFactsProps) => {
  const text = useText(signUpText);
  const thread = useText(threadText);
  const language = useLanguage();
  const format = useFormat();
  const guild = useCurrentGuild();
  const paid = participants.filter((one) => one.attended === true).length;
  const points = format.delta(worth);
  const reward = of.status === 'finished' ? text.paid(points, paid) : text.rewardEach(points);
  const spans = of.reminders_minutes.map((minutes) => formatSpan(language, minutes)).join(', ');
  return (
    <Card className="overflow-hidden">
      <dl className="border-b border-line last:border-b-0">
        {children}
        <Fact label={text.main}>
          {places}
          <span className="mt-1.5 block">
            <FillBar share={of.main_count / of.slots} />
          </span>
        </Fact>
        <Fact label={text.reserve}>
          <span className="text-lg font-semibold">{format.number(of.reserve_count)}</span>
        </Fact>
        <Fact label={text.reward}>
          {worth > 0 ? reward : text.noReward}
          {byResult === '' ? null : <span className="mt-0.5 block text-muted">{byResult}</span>}
        </Fact>
        {of.status === 'open' ? (
          <Fact label={text.closesAt}>
            {of.closes_at ? format.moment(of.closes_at, guild.time_zone) : text.closesByLeader}
          </Fact>
        ) : null}
        {of.status === 'open' || of.status === 'closed' ? (
          <Fact label={text.reminders}>{spans ? text.before(spans) : text.noReminders}</Fact>
        ) : null}
        {of.status === 'open' ? <PingFact of={of} /> : null}
        {of.thread ? <Fact label={thread.thread}>{thread.hint}</Fact> : null}
        {of.status === 'open' || of.status === 'closed' ? (
          <Fact label={text.order} className="md:hidden">
            <SortingOrder sorting={of.sorting} />
          </Fact>
        ) : null}
        <Fact label={text.planned}>
          {of.creator.name}
          <span className="text-muted"> · {format.relative(of.created_at)}</span>
        </Fact>
      </dl>
      <DiscordMessage message={of.message} />
    </Card>
  );
};

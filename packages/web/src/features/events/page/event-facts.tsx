import type { EventDetails, Participant } from '@famiglia/contract/events';
import { formatSpan } from '../../../language/format-span.ts';
import { useFormat } from '../../../language/use-format.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useText } from '../../../language/use-text.ts';
import { explainPlace } from '../../../roster/explain-place.ts';
import { Card } from '../../../ui/card.tsx';
import { FillBar } from '../../../ui/fill-bar.tsx';
import { DiscordMessage } from '../../../sign-up/discord-message.tsx';
import { eventText } from './event.text.ts';
import { Fact } from '../../../ui/fact.tsx';
import { SlotsControl } from './slots-control.tsx';
import { SortingOrder } from '../../../sign-up/roster/sorting-order.tsx';

interface EventFactsProps {
  event: EventDetails;
  participants: readonly Participant[];
  /** May change the event. */
  leads: boolean;
}

/** The event in numbers: places, the bar to get in, what it pays and when people are reminded. */
export const EventFacts = ({ event, participants, leads }: EventFactsProps) => {
  const text = useText(eventText);
  const language = useLanguage();
  const format = useFormat();
  const isFull = event.reserve_count > 0 && event.main_count >= event.slots;
  // A pinned player sets no bar: nobody could pass it.
  const last = isFull
    ? participants.findLast((one) => one.list === 'main' && one.pinned === null)
    : undefined;
  const paid = participants.filter((one) => one.attended === true).length;
  const points = format.delta(event.reward);
  const reward = event.status === 'finished' ? text.paid(points, paid) : text.rewardEach(points);
  const spans = event.reminders_minutes.map((minutes) => formatSpan(language, minutes)).join(', ');
  return (
    <Card className="overflow-hidden">
      <dl className="border-b border-line last:border-b-0">
        <Fact label={text.main}>
          <SlotsControl event={event} mayChange={leads && event.status === 'open'} />
          <span className="mt-1.5 block">
            <FillBar share={event.main_count / event.slots} />
          </span>
        </Fact>
        <Fact label={text.reserve}>
          <span className="text-lg font-semibold">{format.number(event.reserve_count)}</span>
        </Fact>
        {last ? <Fact label={text.cutoff}>{explainPlace(language, last)}</Fact> : null}
        <Fact label={text.reward}>{event.reward > 0 ? reward : text.noReward}</Fact>
        {event.status === 'open' || event.status === 'closed' ? (
          <Fact label={text.reminders}>{spans ? text.before(spans) : text.noReminders}</Fact>
        ) : null}
        <Fact label={text.order} className="md:hidden">
          <SortingOrder sorting={event.sorting} />
        </Fact>
        <Fact label={text.planned}>
          {event.creator.name}
          <span className="text-muted"> · {format.relative(event.created_at)}</span>
        </Fact>
      </dl>
      <DiscordMessage message={event.message} />
    </Card>
  );
};

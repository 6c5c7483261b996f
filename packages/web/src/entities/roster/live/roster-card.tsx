import type { Participant } from '@famiglia/contract/events/events';
import { Users } from '../../../shared/ui/icons.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Answers } from '../answers/answers.tsx';
import { LineUp } from '../line-up/line-up.tsx';
import type { SignUp } from '../sign-up.ts';
import { useSignUpKind } from '../sign-up-kind.ts';
import { signUpText } from '../sign-up.text.ts';
import { SortingOrder } from './sorting-order.tsx';
import { FinishedRoster } from './finished-roster.tsx';
import { LiveRoster } from './live-roster.tsx';

interface RosterCardProps {
  of: SignUp;
  participants: readonly Participant[];
  leads: boolean;
  onRemove: (person: Participant) => void;
}

/** The roster with its heading: the number of participants and the sorting order. */
export const RosterCard = ({ of, participants, leads, onRemove }: RosterCardProps) => {
  const text = useText(signUpText);
  const format = useFormat();
  const kind = useSignUpKind();
  const isOver = of.status === 'finished' || of.status === 'cancelled';
  return (
    <Card>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line px-4 py-3">
        <h2 className="font-semibold">{text.roster}</h2>
        <span className="text-xs text-muted">
          {text.signedUp(participants.length)}
          <span className="lg:hidden">
            {' · '}
            {text.main} {format.number(of.main_count)} / {format.number(of.slots)}
          </span>
        </span>
        {isOver ? null : (
          <p className="ml-auto text-xs text-muted max-md:hidden">
            {text.order}: <SortingOrder sorting={of.sorting} />
          </p>
        )}
      </header>
      <LineUp of={of} leads={leads} />
      {participants.length === 0 && (isOver || of.squads.length === 0) ? (
        <EmptyState icon={<Users aria-hidden />} title={text.nobodyTitle}>
          {isOver ? text.nobodyCameBody[kind.name] : text.nobodyBody}
        </EmptyState>
      ) : null}
      {participants.length === 0 && !isOver && of.squads.length > 0 ? (
        <p className="border-b border-line px-4 py-3 text-pretty text-muted">
          {text.nobodyTitle}. {text.nobodyBody}
        </p>
      ) : null}
      {of.status === 'finished' ? (
        <FinishedRoster of={of} participants={participants} />
      ) : (
        <LiveRoster of={of} participants={participants} leads={leads} onRemove={onRemove} />
      )}
      <Answers of={of} leads={leads} />
    </Card>
  );
};

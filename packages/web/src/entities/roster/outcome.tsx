import type { Participant } from '@famiglia/contract/events/events';
import { Ban, ListChecks, Lock } from '../../shared/ui/icons.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Card } from '../../shared/ui/card.tsx';
import type { SignUp } from './sign-up.ts';
import { useSignUpKind } from './sign-up-kind.ts';
import { signUpText } from './sign-up.text.ts';

const ICONS = { closed: Lock, cancelled: Ban, finished: ListChecks } as const;

interface OutcomeProps {
  of: SignUp;
  participants: readonly Participant[];
}

/** How it ended: who closed, cancelled or finished it, when, and the result. */
export const Outcome = ({ of, participants }: OutcomeProps) => {
  const text = useText(signUpText);
  const format = useFormat();
  const { name } = useSignUpKind();
  const { status } = of;
  if (status === 'open') return null;
  const Icon = ICONS[status];
  const [by, at] = status === 'closed' ? [of.closer, of.closed_at] : [of.ender, of.ended_at];
  const said = { closed: text.closedBy, cancelled: text.cancelledBy[name], finished: text.finishedBy[name] }[
    status
  ];
  const came = participants.filter((one) => one.attended === true).length;
  const absent = participants.filter((one) => one.attendance === 'absent').length;
  const excused = participants.filter((one) => one.attendance === 'excused').length;
  const walkIns = participants.filter((one) => one.list === 'walk_in');
  return (
    <Card className="mb-5 flex items-start gap-3 px-4 py-3">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
      <p className="min-w-0 text-pretty">
        {by && at ? said(by.name, format.relative(at)) : null}
        {status === 'closed' && !by && at ? text.closedByTime(format.relative(at)) : null}
        {of.cancel_reason ? ` ${text.reason(of.cancel_reason)}` : null}
        {status === 'finished' ? (
          <span className="text-muted">
            {' '}
            {text.came(came)}
            {absent > 0 ? `, ${text.absent(absent)}` : null}
            {excused > 0 ? `, ${text.excusedCount(excused)}` : null}.
            {walkIns.length > 0
              ? ` ${text.walkInNames(walkIns.map((one) => one.ingame_nick ?? one.display_name).join(', '))}`
              : null}
          </span>
        ) : null}
      </p>
    </Card>
  );
};

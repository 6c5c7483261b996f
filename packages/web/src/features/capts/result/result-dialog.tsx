import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { captFields } from '@famiglia/contract/capts/capts';
import type { CaptDetails, CaptResult } from '@famiglia/contract/capts/capts';
import type { Participant } from '@famiglia/contract/events/events';
import { useState } from 'react';
import { commonText } from '../../../shared/language/common.text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { ApiError } from '../../../shared/lib/api-error.ts';
import { useSeenVersion } from '../../../shared/lib/use-seen-version.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { newerVersionText } from '../../../shared/ui/newer-version.text.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { NewerVersion } from '../../../shared/ui/newer-version.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { differingMarks } from '../../../entities/roster/attendance/differing-marks.ts';
import { signUpText } from '../../../entities/roster/sign-up.text.ts';
import { captsText } from '../capts.text.ts';
import { useCaptChange } from '../queries.ts';
import type { Outcome } from '../form/outcome-fields.tsx';
import { OutcomeFields } from '../form/outcome-fields.tsx';
import { AttendanceField } from './attendance-field.tsx';
import { resultText } from './result.text.ts';

interface ResultDialogProps {
  capt: CaptDetails;
  participants: readonly Participant[];
  onClose: () => void;
}

const scoreOf = (typed: string): number | null => (typed === '' ? null : Number(typed));

const outcomeOf = ({ result, score_ours: ours, score_theirs: theirs }: CaptDetails): Outcome => ({
  result: result ?? '',
  ours: ours === null ? '' : String(ours),
  theirs: theirs === null ? '' : String(theirs),
});

const problemsOf = ({ result, ours, theirs }: Outcome) => ({
  ...(result === '' ? { result: 'result_missing' } : {}),
  ...(captFields.score_ours.safeParse(scoreOf(ours)).success ? {} : { score_ours: 'score_ours' }),
  ...(captFields.score_theirs.safeParse(scoreOf(theirs)).success ? {} : { score_theirs: 'score_theirs' }),
});

const isTooEarly = (error: Error | null): boolean =>
  error instanceof ApiError && error.errors.some(({ message }) => message === 'in_future');

/** Enters the result and attendance. Entering it again corrects it. */
export const ResultDialog = ({ capt, participants, onClose }: ResultDialogProps) => {
  const text = useText(resultText);
  const words = useText(signUpText);
  const { results } = useText(captsText);
  const { cancel } = useText(commonText);
  const { saveMine } = useText(newerVersionText);
  const finish = useCaptChange(captRoutes.finish);
  const [outcome, setOutcome] = useState<Outcome>(() => outcomeOf(capt));
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({});
  const [said, setSaid] = useState<ReadonlySet<string> | null>(null);
  const storedExcused = () =>
    new Set(
      [
        ...participants.filter((one) =>
          capt.status === 'finished' ? one.attendance === 'excused' : one.list === 'main' && one.away,
        ),
        ...capt.late_leaves.filter((one) => one.excused),
      ].map((one) => one.user_id),
    );
  const [excused, setExcused] = useState<ReadonlySet<string>>(storedExcused);
  const { version, refusal, newer, take } = useSeenVersion(capt, finish.error);
  const storedCame = knownAttendance(capt, participants);
  const came = said ?? storedCame;
  const { result } = outcome;

  const save = (): void => {
    const found = problemsOf(outcome);
    setProblems(found);
    if (result === '' || Object.keys(found).length > 0) return;
    const [score_ours, score_theirs] = [scoreOf(outcome.ours), scoreOf(outcome.theirs)];
    const attended = said ? { attended: [...said], excused: [...excused] } : {};
    finish.mutate(
      { captId: capt.id, result, score_ours, score_theirs, ...attended, version },
      {
        onSuccess: ({ limited }) => {
          if (limited > 0) toast.info(words.limited(limited));
          onClose();
        },
      },
    );
  };
  const theirMarks = differingMarks(
    [...participants, ...capt.late_leaves],
    { came, excused },
    { came: storedCame, excused: storedExcused() },
  );
  const takeTheirs = (): void => {
    if (newer) setOutcome(outcomeOf(newer));
    setSaid(null);
    setExcused(storedExcused());
    take();
    finish.reset();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={capt.status === 'finished' ? text.titleAgain : text.title}
      description={text.body(capt.opponent)}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="primary" loading={finish.isPending} onClick={save}>
            {refusal ? saveMine : text.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-2 gap-4">
          <OutcomeFields
            outcome={outcome}
            onChange={(part) => setOutcome((old) => ({ ...old, ...part }))}
            problems={problems}
          />
        </div>
        <AttendanceField
          capt={capt}
          participants={participants}
          came={came}
          untouched={said === null}
          onChange={setSaid}
          excused={excused}
          onExcuse={(next) => {
            setExcused(next);
            setSaid((old) => old ?? came);
          }}
        />
        {isTooEarly(finish.error) ? (
          <Failure of={finish.error}>
            <p className="text-bad">{text.inFuture}</p>
          </Failure>
        ) : (
          <Refusal error={refusal ? null : finish.error} />
        )}
        {refusal && newer ? (
          <NewerVersion
            refusal={refusal}
            theirs={[
              ...(newer.result === null ? [] : [{ name: text.result, value: resultOf(newer, results) }]),
              ...theirMarks.map(({ name, mark }) => ({ name, value: words.marks[mark] })),
            ]}
            onTake={takeTheirs}
          />
        ) : null}
      </div>
    </Dialog>
  );
};

const resultOf = (
  { result, score_ours: ours, score_theirs: theirs }: CaptDetails,
  results: Record<CaptResult, string>,
): string =>
  `${result === null ? '' : results[result]}${ours === null || theirs === null ? '' : ` ${ours}:${theirs}`}`;

/** The known attendance: as marked, else those with damage, else everybody in main. */
const knownAttendance = (
  { players }: Pick<CaptDetails, 'players'>,
  participants: readonly Participant[],
): ReadonlySet<string> => {
  const played = players.flatMap(({ side, user_id: id }) => (side === 'ours' && id !== null ? [id] : []));
  const marked = participants.filter((one) => one.attended !== null);
  if (marked.length > 0) {
    return new Set([...played, ...marked.filter((one) => one.attended).map((one) => one.user_id)]);
  }
  if (played.length > 0) return new Set(played);
  return new Set(participants.filter((one) => one.list === 'main' && !one.away).map((one) => one.user_id));
};

import type { BillingProblem } from '@famiglia/contract/admin/admin-billing';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { CircleAlert } from '../../../shared/ui/icons.ts';
import { useBillingProblems } from '../queries.ts';
import { ProblemRow } from './problem-row.tsx';
import { problemsText } from './problems.text.ts';

/** Above the ledger: what neither a webhook nor the reconciliation could decide. Nothing is shown where there is none. */
export const ProblemsCard = () => {
  const problems = useBillingProblems();
  return problems.data && problems.data.total > 0 ? <Problems problems={problems.data.items} /> : null;
};

const Problems = ({ problems }: { problems: readonly BillingProblem[] }) => {
  const text = useText(problemsText);
  return (
    <Card className="mb-5 overflow-hidden">
      <div className="flex gap-3 border-b border-line bg-bad-wash px-4 py-3">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
        <div>
          <h2 className="font-semibold text-bad">{text.title(problems.length)}</h2>
          <p className="text-pretty">{text.note}</p>
        </div>
      </div>
      <ul>
        {problems.map((problem) => (
          <ProblemRow key={`${problem.kind} ${problem.id}`} problem={problem} />
        ))}
      </ul>
    </Card>
  );
};

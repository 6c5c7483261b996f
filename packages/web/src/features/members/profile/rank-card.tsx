import type { MemberRank } from '@famiglia/contract/ranks/ranks';
import { progressText, requirementName } from '@famiglia/contract/ranks/rank-words';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { FillBar } from '../../../shared/ui/fill-bar.tsx';
import { personnelFileText } from '../personnel-file/personnel-file.text.ts';

/** A member's rank and the way to the next one; nothing in a family without a ladder. */
export const RankCard = ({ of: { rank, next } }: { of: MemberRank }) => {
  const text = useText(personnelFileText);
  const format = useFormat();
  const language = useLanguage();
  if (rank === null && next === null) return null;
  return (
    <Card className="max-lg:-order-1">
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.rank}</h2>
      <div className="grid gap-3 p-4">
        <p className="wrap-anywhere">
          <span className="font-medium">{rank?.name ?? text.noRank}</span>{' '}
          {rank === null ? null : <span className="text-muted">{text.since(format.date(rank.since))}</span>}
        </p>
        {next === null ? <p className="text-muted">{text.top}</p> : null}
        {next === null ? null : (
          <>
            <p className="text-muted wrap-anywhere">{text.onTheWay(next.name)}</p>
            {next.progress.length === 0 ? <p className="text-muted">{text.byLeaders}</p> : null}
            <ul className="grid gap-2.5">
              {next.progress.map((step) => (
                <li key={step.kind} className="grid gap-1">
                  <span className="flex justify-between gap-3 text-xs">
                    <span>
                      {requirementName(language, step.kind, {
                        days: next.span_days,
                        reputation: text.reputation,
                      })}
                    </span>
                    <span className={step.met ? 'text-good' : 'text-muted'}>{progressText(step)}</span>
                  </span>
                  <FillBar
                    met={step.met}
                    share={step.met ? 1 : (step.mine ?? 0) / Math.max(1, step.needed)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
};

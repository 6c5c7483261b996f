import type { MemberPage } from '@famiglia/contract/members/member-page';
import { Link } from 'react-router';
import { useIsOwn } from '../../../shared/auth/use-is-own.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { personnelFileText } from '../personnel-file/personnel-file.text.ts';
import { profileText } from './profile.text.ts';

interface NextStep {
  says: string;
  /** Where the reader does it; left out if there is nothing to do but to know it. */
  to?: string;
  action?: string;
}

/** What a leader should do about a member next, the most urgent first. */
export const useNextSteps = ({ profile, file, rank, waiting }: MemberPage): NextStep[] => {
  const { next: text } = useText(profileText);
  const fileText = useText(personnelFileText);
  const format = useFormat();
  const { id } = useCurrentGuild();
  const isOwn = useIsOwn()(profile.user_id);
  const base = `/guild/${id}`;
  const away = file?.away ?? null;
  // The last second of a vacation, so that its last day is named.
  const lastDay = (endsAt: string) => format.date(new Date(Date.parse(endsAt) - 1000).toISOString());
  const decisions: (NextStep | false)[] = [
    waiting.application !== null && {
      says: text.application,
      action: text.openApplication,
      to: `${base}/applications/${waiting.application}`,
    },
    waiting.vacation && {
      says: text.vacation,
      action: text.decide,
      to: `${base}/personnel/vacations`,
    },
    waiting.promotion &&
      rank !== null &&
      rank.next !== null && {
        says: text.ready(rank.next.name),
        action: text.promote,
        to: `${base}/personnel/ranks`,
      },
    waiting.gungame > 0 && {
      says: text.gungame(waiting.gungame),
      action: text.review,
      to: `${base}/gungame`,
    },
    waiting.gg > 0 && { says: text.gg(waiting.gg), action: text.review, to: `${base}/gg` },
  ];
  return [
    // Nobody decides about themselves.
    ...(isOwn ? [] : decisions.filter((step) => step !== false)),
    ...(away === null
      ? []
      : [
          {
            says: `${fileText.away[away.kind]} ${fileText.until(
              away.kind === 'afk' ? format.time(away.ends_at) : lastDay(away.ends_at),
            )}`,
          },
        ]),
  ];
};

/** Nothing where nothing waits. */
export const NextSteps = ({ steps }: { steps: readonly NextStep[] }) => {
  const text = useText(profileText);
  if (steps.length === 0) return null;
  const first = steps.find(({ to }) => to !== undefined);
  return (
    <Card className="mb-4">
      <ul aria-label={text.next.title}>
        {steps.map((step) => (
          <li
            key={step.says}
            className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 pr-2 pl-4 last:border-0"
          >
            <span className="min-w-0 font-medium text-pretty wrap-anywhere">{step.says}</span>
            {step.to === undefined ? null : (
              <Link
                to={step.to}
                className={buttonClasses({ variant: step === first ? 'primary' : 'secondary' })}
              >
                {step.action}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};

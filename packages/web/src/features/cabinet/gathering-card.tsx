import type { CabinetGathering, OwnPlace, OwnSignUp } from '@famiglia/contract/cabinet/cabinet';
import { gatheringName } from '@famiglia/contract/cabinet/cabinet-words';
import { explainPlace } from '@famiglia/contract/rosters/explain-place';
import { useState } from 'react';
import { StartTime } from '../../entities/roster/start-time.tsx';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { cabinetText } from './cabinet.text.ts';
import { useSignUpHere } from './queries.ts';

type Choice = 'main' | 'reserve' | 'leave';

/** One event or capt with the reader’s place, its reason, plus and minus. */
export const GatheringCard = ({ of }: { of: CabinetGathering }) => {
  const text = useText(cabinetText);
  const format = useFormat();
  const name = gatheringName(useLanguage(), of);
  const signUp = useSignUpHere(useCurrentGuild().id);
  const [asked, setAsked] = useState<{ choice: Choice; leaving: OwnSignUp['leaving'] } | null>(null);
  const press = (choice: Choice, confirmed = false): void =>
    signUp.mutate(
      { rosterId: of.id, choice, confirmed },
      {
        onSuccess: ({ outcome, leaving }) =>
          setAsked(
            !confirmed && (outcome === 'confirm_leave' || outcome === 'away') ? { choice, leaving } : null,
          ),
      },
    );
  const told = signUp.data?.outcome;
  const refused = told === 'held' || told === 'frozen' || told === 'not_a_member' ? text.told[told] : null;
  const open = of.status === 'open';
  return (
    <Card className="grid gap-2 p-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {of.url === null ? (
            name
          ) : (
            <a href={of.url} target="_blank" rel="noreferrer" className="hover:underline">
              {name}
            </a>
          )}{' '}
          {open ? null : <Badge>{text.closed}</Badge>}
        </p>
        <p className="text-xs text-muted">
          <StartTime of={of} />
          {' · '}
          {text.fill(format.number(of.main_count), format.number(of.slots), of.reserve_count)}
        </p>
      </div>
      {of.place === null ? <p className="text-muted">{text.words.notOn}</p> : <Place place={of.place} />}
      {refused === null ? null : (
        <p role="alert" className="text-bad">
          {refused}
        </p>
      )}
      <Refusal error={signUp.error} />
      {open || of.place !== null ? (
        <div className="flex flex-wrap gap-2 *:min-h-11 *:flex-1 md:*:flex-none">
          {of.place === null ? (
            <>
              <Button variant="primary" disabled={signUp.isPending} onClick={() => press('main')}>
                {text.join}
              </Button>
              <Button disabled={signUp.isPending} onClick={() => press('reserve')}>
                {text.reserve}
              </Button>
            </>
          ) : (
            <Button disabled={signUp.isPending} onClick={() => press('leave')}>
              {text.leave}
            </Button>
          )}
        </div>
      ) : null}
      {asked === null ? null : (
        <ConfirmDialog
          title={asked.choice === 'leave' ? text.leaveTitle : text.awayTitle}
          body={asked.choice === 'leave' ? leavingBody(asked.leaving, text) : text.awayBody}
          confirm={asked.choice === 'leave' ? text.leaveAnyway : text.joinAnyway}
          danger={asked.choice === 'leave'}
          pending={signUp.isPending}
          error={signUp.error}
          onConfirm={() => press(asked.choice, true)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
};

const leavingBody = (
  leaving: OwnSignUp['leaving'],
  text: { leaveLate: string; leaveClosed: string },
): string =>
  [leaving?.late ? text.leaveLate : '', leaving?.closed ? text.leaveClosed : ''].filter(Boolean).join(' ');

const Place = ({ place }: { place: OwnPlace }) => {
  const text = useText(cabinetText);
  const language = useLanguage();
  const { list, position, why, squad, reason_squad: named } = place;
  const reason = explainPlace(language, {
    list,
    why,
    name: null,
    squad: squad === null ? undefined : `«${squad}»`,
    reasonSquad: named === null ? undefined : { name: `«${named.name}»`, role: named.role },
  });
  return (
    <p>
      <Badge tone={list === 'main' ? 'good' : 'neutral'}>{text.list[list]}</Badge>{' '}
      <span className="font-medium">{text.place(position)}</span> <span className="text-muted">{reason}</span>
    </p>
  );
};

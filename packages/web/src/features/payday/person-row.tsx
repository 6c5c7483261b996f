import { formatCents, formatCentsChange } from '@famiglia/contract/kit/format-cents';
import type { Payday, PaydayLine, PaydayPerson } from '@famiglia/contract/payday/payday-routes';
import {
  PAYDAY_MARK_WORDS,
  PAYOUT_WORDS,
  describeLine,
  explainLines,
  marksToKnow,
} from '@famiglia/contract/payday/payday-words';
import { Link } from 'react-router';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ChevronRight } from '../../shared/ui/icons.ts';
import { MenuItem, MenuLink } from '../../shared/ui/menu.tsx';
import { MoreMenu } from '../../shared/ui/more-menu.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { paydayText } from './payday.text.ts';
import { useChangeLine, useLeaveOut, useMarkPaid, useTakeBackCorrection } from './queries.ts';

interface PersonRowProps {
  payday: Payday;
  person: PaydayPerson;
  manages: boolean;
  onChange: (line: PaydayLine) => void;
}

/** Who gets how much; a click says for what, line by line. */
export const PersonRow = ({ payday, person, manages, onChange }: PersonRowProps) => {
  const text = useText(paydayText);
  const language = useLanguage();
  const [undo, takeBack, leave, mark] = [
    useChangeLine(),
    useTakeBackCorrection(),
    useLeaveOut(),
    useMarkPaid(),
  ];
  const isOpen = payday.status === 'open' || payday.status === 'waiting';
  const { lines, carried_cents: carried } = person;
  return (
    <li className="flex flex-wrap items-start gap-x-2 pr-2 pl-4">
      <details className="group/person min-w-0 flex-1">
        <summary className="grid cursor-pointer list-none gap-x-3 gap-y-0.5 py-2.5 [&::-webkit-details-marker]:hidden">
          <span className="flex items-start gap-x-2 pl-6">
            <ChevronRight
              aria-hidden
              className="mt-0.5 -ml-6 size-4 shrink-0 text-faint transition-transform duration-(--quick) group-open/person:rotate-90"
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-medium wrap-anywhere">{person.user.name}</span>
              <Marks payday={payday} person={person} />
            </span>
            <span className="font-medium tabular-nums">{formatCents(language, person.pay_cents)}</span>
          </span>
          <span className="truncate pl-6 text-xs text-muted group-open/person:hidden">
            {explainLines(lines, carried, language)}
          </span>
        </summary>
        <ul className="grid gap-1 pb-3 pl-6">
          {person.left_out_reason === '' ? null : (
            <li className="wrap-anywhere text-muted">{person.left_out_reason}</li>
          )}
          {lines.map((line) => (
            <li key={line.key} className="flex flex-wrap items-center gap-x-2 text-muted">
              <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">{describeLine(line, language)}</span>
              {isOpen && manages ? (
                <Button variant="ghost" onClick={() => onChange(line)}>
                  {text.change}
                </Button>
              ) : null}
              {isOpen && manages && line.change_reason !== null ? (
                <Button
                  variant="ghost"
                  loading={undo.isPending}
                  onClick={() =>
                    undo.mutate({
                      paydayId: payday.id,
                      version: payday.version,
                      user_id: person.user.id,
                      key: line.key,
                      amount_cents: null,
                    })
                  }
                >
                  {text.asComputed}
                </Button>
              ) : null}
              {isOpen && manages && isCorrection(line) ? (
                <Button
                  variant="ghost"
                  loading={takeBack.isPending}
                  onClick={() => takeBack.mutate({ correctionId: line.key.slice(CORRECTION.length) })}
                >
                  {text.takeBackCorrection}
                </Button>
              ) : null}
            </li>
          ))}
          {carried === '0' ? null : (
            <li className="text-muted">
              {text.carried}: {formatCentsChange(language, carried)}
            </li>
          )}
        </ul>
      </details>
      {manages ? (
        <div className="flex h-14.5 items-center">
          <PersonMenu payday={payday} person={person} isOpen={isOpen} leave={leave} mark={mark} />
        </div>
      ) : null}
      <Refusal
        className="mb-3 basis-full"
        error={undo.error ?? takeBack.error ?? leave.error ?? mark.error}
      />
    </li>
  );
};

const CORRECTION = 'correction:';

/** A bonus or fine that was entered by mistake goes away whole; the difference that one left is no such. */
const isCorrection = ({ key, is_difference: isDifference }: PaydayLine): boolean =>
  key.startsWith(CORRECTION) && !isDifference;

const Marks = ({ payday, person }: Pick<PersonRowProps, 'payday' | 'person'>) => {
  const text = useText(paydayText);
  const language = useLanguage();
  return (
    <>
      {person.left_out ? <Badge>{text.leftOut}</Badge> : null}
      {marksToKnow(person).map((mark) => (
        <Badge key={mark} tone={mark === 'away' ? 'info' : 'bad'}>
          {PAYDAY_MARK_WORDS[language][mark]}
        </Badge>
      ))}
      {payday.status === 'approved' && person.state !== 'unpaid' ? (
        <Badge tone={person.state === 'paid' ? 'good' : 'neutral'}>
          {PAYOUT_WORDS[language][person.state]}
        </Badge>
      ) : null}
    </>
  );
};

interface PersonMenuProps extends Omit<PersonRowProps, 'manages' | 'onChange'> {
  isOpen: boolean;
  leave: ReturnType<typeof useLeaveOut>;
  mark: ReturnType<typeof useMarkPaid>;
}

const PersonMenu = ({ payday, person, isOpen, leave, mark }: PersonMenuProps) => {
  const text = useText(paydayText);
  const { id: guildId, access } = useCurrentGuild();
  const { id: paydayId, version } = payday;
  const seesProfile = may(access.permissions, 'users.view');
  const canMark = payday.status === 'approved' && person.pay_cents !== '0' && person.state !== 'carried';
  if (!seesProfile && !isOpen && !canMark) return <span className="w-11 shrink-0 md:w-9" />;
  return (
    <MoreMenu label={text.actions(person.user.name)}>
      {seesProfile ? (
        <MenuLink render={<Link to={`/guild/${guildId}/users/${person.user.id}`} />}>{text.profile}</MenuLink>
      ) : null}
      {isOpen ? (
        <MenuItem
          onClick={() =>
            leave.mutate({ paydayId, version, userId: person.user.id, left_out: !person.left_out })
          }
        >
          {person.left_out ? text.takeIn : text.leaveOut}
        </MenuItem>
      ) : null}
      {canMark ? (
        <MenuItem
          onClick={() => mark.mutate({ paydayId, user_ids: [person.user.id], paid: person.state !== 'paid' })}
        >
          {person.state === 'paid' ? text.takeBack : text.markPaid}
        </MenuItem>
      ) : null}
    </MoreMenu>
  );
};

import type { Participant, PlaceExplanation } from '@famiglia/contract/events/events';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { rosterPageKey } from '../../../shared/lib/query-key.ts';
import { may } from '../../../shared/lib/may.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { explainPlace } from '../table/explain-place.ts';
import { rosterText } from '../table/roster.text.ts';
import type { SignUp } from '../sign-up.ts';
import { useSignUpKind } from '../sign-up-kind.ts';
import { signUpText } from '../sign-up.text.ts';
import { placeText } from './place.text.ts';

interface PlaceDialogProps {
  of: SignUp;
  person: Participant;
  onClose: () => void;
}

/** One person of a roster: the whole reason for their place, when they signed up, and the way to their profile. */
export const PlaceDialog = ({ of, person, onClose }: PlaceDialogProps) => {
  const text = useText(placeText);
  const lists = useText(rosterText);
  const language = useLanguage();
  const format = useFormat();
  const guild = useCurrentGuild();
  const list = person.list === 'main' ? lists.main : lists.reserve;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={person.ingame_nick ?? person.display_name}
      description={text.place(list, format.number(person.position))}
      actions={
        may(guild.access.permissions, 'users.view') ? (
          <Link to={`/guild/${guild.id}/users/${person.user_id}`} className={buttonClasses()}>
            {text.profile}
          </Link>
        ) : undefined
      }
    >
      <p className="text-pretty">{explainPlace(language, person, of.squads, of.sorting)}</p>
      <QueryView query={useExplanation(of.id, person.user_id)} skeleton={<Skeleton className="mt-4 h-52" />}>
        {(explanation) => <Comparison explanation={explanation} role={person.role} />}
      </QueryView>
      <p className="mt-4 text-muted">
        {text.signedUp(format.moment(person.signed_up_at, guild.time_zone))}
        {person.away ? ` ${text.away}` : null}
      </p>
    </Dialog>
  );
};

const useExplanation = (id: string, userId: string) => {
  const kind = useSignUpKind();
  const place = { guildId: useCurrentGuild().id, id };
  return useQuery({
    queryKey: rosterPageKey(place.guildId, `${kind.name}s`, id, 'why', userId),
    queryFn: ({ signal }) => kind.explain(place, userId, signal),
  });
};

/** Criterion by criterion, compared with the nearest person of the other list. */
const Comparison = ({ explanation, role }: { explanation: PlaceExplanation; role: string | null }) => {
  const text = useText(placeText);
  const { criteria: names } = useText(signUpText);
  const { rival, criteria } = explanation;
  const show = useShownValue();
  return (
    <table className="mt-4 w-full text-left">
      <thead className="text-xs text-muted">
        <tr className="h-8 [&>th]:font-medium">
          <th>{text.criterion}</th>
          <th className="text-right">{text.mine}</th>
          {rival ? <th className="max-w-32 pl-4 text-right wrap-anywhere">{rival.name}</th> : null}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ criterion, mine, theirs, decided }) => (
          <tr key={criterion} className={classes('h-9 border-t border-line', decided && 'text-brass')}>
            <th scope="row" className={decided ? 'font-semibold' : 'font-normal text-muted'}>
              {names[criterion]}
              {decided ? <span className="block text-xs font-normal">{text.decided}</span> : null}
            </th>
            <td className={classes('text-right', decided && 'font-semibold')}>
              {criterion === 'role_priority' && role ? `${role} · ` : null}
              {show(criterion, mine)}
            </td>
            {rival ? (
              <td className="pl-4 text-right">{theirs === null ? '—' : show(criterion, theirs)}</td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type Criterion = PlaceExplanation['criteria'][number]['criterion'];

const useShownValue = () => {
  const text = useText(placeText);
  const format = useFormat();
  return (criterion: Criterion, value: string): string => {
    switch (criterion) {
      case 'role_priority':
        return value === '0' ? text.noPriority : value;
      case 'reputation':
        return format.number(Number(value));
      case 'reliability':
        return format.percent(Number(value) / 100);
      case 'benched_last_time':
        return value === 'true' ? text.yes : text.no;
      case 'signed_up_at':
        return format.dateTime(value);
    }
  };
};

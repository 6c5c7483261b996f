import type { Participant, PlaceExplanation } from '@famiglia/contract/events/events';
import { explainPlace } from '@famiglia/contract/rosters/explain-place';
import type { ToldPlace } from '@famiglia/contract/rosters/explain-place';
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
      <QueryView query={useExplanation(of.id, person.user_id)} skeleton={<Skeleton className="h-52" />}>
        {(explanation) => (
          <>
            <p className="text-pretty">{explainPlace(language, toldPlace(of, person, explanation))}</p>
            {explanation.rival ? <Comparison explanation={explanation} rival={explanation.rival} /> : null}
          </>
        )}
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

const toldPlace = (of: SignUp, person: Participant, { rival, ...compared }: PlaceExplanation): ToldPlace => {
  const named = (id: string | null | undefined) => of.squads.find((squad) => squad.id === id);
  const own = named(person.squad_id);
  const reasonSquad = named(person.why.squad);
  return {
    list: person.list === 'main' ? 'main' : 'reserve',
    why: person.why,
    name: person.ingame_nick ?? person.display_name,
    squad: own && `«${own.name}»`,
    reasonSquad: reasonSquad && { name: `«${reasonSquad.name}»`, role: reasonSquad.role },
    compared: rival && { ...compared, rival },
  };
};

interface ComparisonProps {
  explanation: PlaceExplanation;
  rival: NonNullable<PlaceExplanation['rival']>;
}

/** Criterion by criterion against the person on the other side of the line. */
const Comparison = ({ explanation, rival }: ComparisonProps) => {
  const text = useText(placeText);
  const { criteria: names } = useText(signUpText);
  const { role, criteria } = explanation;
  const show = useShownValue();
  return (
    <table className="mt-4 w-full text-left">
      <thead className="text-xs text-muted">
        <tr className="h-8 [&>th]:font-medium">
          <th>{text.criterion}</th>
          <th className="text-right">{text.mine}</th>
          <th className="max-w-32 pl-4 text-right wrap-anywhere">{rival.name}</th>
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
              {(criterion === 'role_priority' && role) || show(criterion, mine)}
            </td>
            <td className="pl-4 text-right">
              {(criterion === 'role_priority' && rival.role) ||
                (theirs === null ? '—' : show(criterion, theirs))}
            </td>
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

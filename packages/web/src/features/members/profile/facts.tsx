import type { MemberProfile } from '@famiglia/contract/members/members';
import type { PersonnelFile } from '@famiglia/contract/personnel-file/personnel-file';
import { counted } from '@famiglia/contract/kit/counted';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { reputationText } from '../reputation/reputation.text.ts';
import { profileText } from './profile.text.ts';

interface Fact {
  name: string;
  value: string;
  note: string;
}

/** The member in numbers. Unknown facts are left out. */
const useFacts = ({ member, voiceMinutes, before }: FactsProps): Fact[] => {
  const text = useText(profileText);
  const reputation = useText(reputationText);
  const format = useFormat();
  const language = useLanguage();
  const { reliability, screenshots, gg_today: today } = member;
  const facts: (Fact | false)[] = [
    {
      name: reputation.title,
      value: format.number(member.reputation),
      note: member.rank === null ? text.gone : text.rank(format.number(member.rank)),
    },
    reliability.share !== null && {
      name: text.reliability,
      value: format.percent(reliability.share),
      note: text.came(format.number(reliability.came), format.number(reliability.signed_up)),
    },
    member.events_attended > 0 && {
      name: text.events,
      value: format.number(member.events_attended),
      note: text.attended,
    },
    member.capts_attended > 0 && {
      name: text.capts,
      value: format.number(member.capts_attended),
      note: text.attended,
    },
    typeof before?.attended === 'number' && {
      name: text.attendedBefore,
      value: format.number(before.attended),
      note: text.before,
    },
    typeof before?.joined_on === 'string' && {
      name: text.joinedBefore,
      value: format.date(`${before.joined_on}T12:00:00Z`),
      note: text.before,
    },
    voiceMinutes >= 60 && {
      name: text.voice,
      value: counted(language, 'hours', Math.floor(voiceMinutes / 60)),
      note: text.lately,
    },
    screenshots.approved + screenshots.pending > 0 && {
      name: text.screenshots,
      value: format.number(screenshots.approved),
      note: [
        screenshots.pending > 0 ? text.waiting(screenshots.pending) : '',
        text.today(format.number(today.used), format.number(today.limit)),
      ]
        .filter(Boolean)
        .join(', '),
    },
  ];
  return facts.filter((fact) => fact !== false);
};

interface FactsProps {
  member: MemberProfile;
  /** 0 where it is unknown, or the reader may not see it. */
  voiceMinutes: number;
  /** What a leader brought along of them. */
  before: PersonnelFile['before'];
}

export const Facts = (props: FactsProps) => {
  const text = useText(profileText);
  const facts = useFacts(props);
  return (
    <Card className="overflow-hidden max-lg:-order-2">
      <dl
        aria-label={text.facts}
        // Thin lines between the cells, for any number in a row: each draws its own at left and top.
        className="-mt-px -ml-px grid grid-cols-2 sm:flex"
      >
        {facts.map(({ name, value, note }, index) => (
          <div
            key={name}
            className={classes(
              'grid content-start gap-0.5 border-t border-l border-line px-4 py-3 sm:flex-1',
              index === facts.length - 1 && facts.length % 2 === 1 && 'max-sm:col-span-2',
            )}
          >
            <dt className="text-xs text-muted">{name}</dt>
            <dd className={classes('text-lg font-semibold', index === 0 && 'text-brass')}>{value}</dd>
            <dd className="text-xs text-muted">{note}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

import { AttendanceRow } from '../../../entities/roster/attendance/attendance-row.tsx';
import type { Attendee } from '../../../entities/roster/attendance/attendance-row.tsx';
import { WalkInSearch } from '../../../entities/roster/attendance/walk-in-search.tsx';
import { signUpText } from '../../../entities/roster/sign-up.text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import type { WarReview } from './use-war-review.ts';
import { warText } from './war.text.ts';

/** Who came as the feed and voice say, for a leader to correct. */
export const WarAttendance = ({ review, isOpen }: { review: WarReview; isOpen: boolean }) => {
  const text = useText(warText);
  const words = useText(signUpText);
  const { listed, walkIns, add } = review;
  const shown = new Set([...listed, ...walkIns].map(({ user_id: id }) => id));
  return (
    <section aria-label={text.attendance}>
      <Card className="overflow-hidden">
        <h2 className="px-4 py-3 font-semibold">{text.attendance}</h2>
        {shown.size === 0 ? <p className="px-4 pb-3 text-muted">{text.nobody}</p> : null}
        <fieldset disabled={!isOpen} className="min-w-0">
          <legend className="sr-only">{text.attendance}</legend>
          <People title={text.listed} people={listed} review={review} excusable />
          <People title={words.walkIns} people={walkIns} review={review} />
        </fieldset>
        {isOpen ? <WalkInSearch listed={shown} onAdd={add} /> : null}
      </Card>
    </section>
  );
};

interface PeopleProps {
  title: string;
  people: readonly Attendee[];
  review: WarReview;
  excusable?: boolean;
}

const People = ({ title, people, review: { markOf, setMark }, excusable = false }: PeopleProps) =>
  people.length === 0 ? null : (
    <section aria-label={title}>
      <h3 className="border-y border-line bg-raised px-4 py-1.5 text-xs text-muted">{title}</h3>
      <ul>
        {people.map((person) => {
          const { user_id: id } = person;
          return (
            <AttendanceRow
              key={id}
              person={person}
              late={false}
              came={markOf(id) === 'came'}
              onChange={(isThere) => setMark(id, isThere ? 'came' : 'absent')}
              excuse={
                excusable
                  ? {
                      excused: markOf(id) === 'excused',
                      onChange: (isExcused) => setMark(id, isExcused ? 'excused' : 'absent'),
                    }
                  : undefined
              }
            />
          );
        })}
      </ul>
    </section>
  );

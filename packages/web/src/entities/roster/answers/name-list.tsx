import type { Unanswered } from '@famiglia/contract/rosters/answers';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { answersText } from './answers.text.ts';

interface NameListProps {
  title: string;
  people: Unanswered['items'];
  /** How many there are, also those who are not named. */
  total: number;
}

/** Names under a heading, one after the other. */
export const NameList = ({ title, people, total }: NameListProps) => {
  const text = useText(answersText);
  const format = useFormat();
  const heading = `${title} ${format.number(total)}`;
  return (
    <section aria-label={heading}>
      <h3 className="text-xs text-muted">{heading}</h3>
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
        {people.map(({ id, name }) => (
          <li key={id} className="min-w-0 break-words">
            {name}
          </li>
        ))}
        {total > people.length ? (
          <li className="text-muted">{text.more(format.number(total - people.length))}</li>
        ) : null}
      </ul>
    </section>
  );
};

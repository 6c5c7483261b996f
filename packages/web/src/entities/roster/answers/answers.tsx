import { ANSWERS } from '@famiglia/contract/rosters/answers';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import type { SignUp } from '../sign-up.ts';
import { answersText } from './answers.text.ts';
import { Fold } from '../../../shared/ui/fold.tsx';
import { NameList } from './name-list.tsx';
import { Unanswered } from './unanswered.tsx';

interface AnswersProps {
  of: SignUp;
  leads: boolean;
}

/** The answers besides plus and minus, folded below the roster; for leaders also who has not answered. */
export const Answers = ({ of, leads }: AnswersProps) => {
  const text = useText(answersText);
  const format = useFormat();
  if (!of.more_answers) return null;
  const lists = ANSWERS.map((answer) => ({
    title: text.lists[answer],
    people: of.answers
      .filter((one) => one.answer === answer)
      .map(({ user_id: id, display_name: name }) => ({ id, name })),
  })).filter(({ people }) => people.length > 0);
  return (
    <>
      {lists.length > 0 ? (
        <Fold
          className="px-4"
          label={text.answers}
          summary={lists.map(({ title, people }) => `${title} ${format.number(people.length)}`).join(' · ')}
        >
          <div className="grid gap-3 pb-3">
            {lists.map(({ title, people }) => (
              <NameList key={title} title={title} people={people} total={people.length} />
            ))}
          </div>
        </Fold>
      ) : null}
      {leads && of.status === 'open' ? <Unanswered of={of} /> : null}
    </>
  );
};

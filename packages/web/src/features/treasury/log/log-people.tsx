import type { CabinetLogLine } from '@famiglia/contract/cabinet-log/cabinet-log';
import { useState } from 'react';
import { MemberField } from '../../../entities/member/member-field.tsx';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import type { Decide } from './decide.ts';
import { logText } from './log.text.ts';

/** Names of the log that no static id makes certain: nobody is guessed. */
export const LogPeople = ({ lines, onDecide }: { lines: readonly CabinetLogLine[]; onDecide: Decide }) => {
  const text = useText(logText);
  const asked = new Map(
    lines
      .filter(
        ({ who, found_by: by, state, enters, needs_person: needs }) =>
          who !== '' && by !== 'static_id' && state !== 'double' && (enters || needs),
      )
      .map((line) => [line.who, line]),
  );
  if (asked.size === 0) return null;
  return (
    <section aria-label={text.who} className="grid gap-2">
      <h2 className="font-medium">{text.who}</h2>
      <p className="text-pretty text-muted">{text.whoNote}</p>
      <Card>
        <ul className="divide-y divide-line">
          {[...asked.values()].map((line) => (
            <WhoRow key={line.who} line={line} onDecide={onDecide} />
          ))}
        </ul>
      </Card>
    </section>
  );
};

const WhoRow = ({ line, onDecide }: { line: CabinetLogLine; onDecide: Decide }) => {
  const text = useText(logText);
  const [choosing, setChoosing] = useState(false);
  const { who, person, found_by: by, candidates } = line;
  const choose = (userId: string | null) => {
    setChoosing(false);
    onDecide({ about: 'who', who, user_id: userId });
  };
  return (
    <li className="grid gap-2 px-4 py-3">
      <p className="wrap-anywhere">
        <span className="font-medium">{who}</span>{' '}
        <span className="text-muted">
          {person === null
            ? by === 'chosen'
              ? text.nobody
              : ''
            : `→ ${person.name}, ${by === 'chosen' ? text.chosen : text.byNick}`}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {candidates.map(({ id, name }) => (
          <Button key={id} onClick={() => choose(id)}>
            {name}
          </Button>
        ))}
        {person === null ? null : <Button onClick={() => choose(null)}>{text.notThem}</Button>}
        {choosing ? null : (
          <Button variant="ghost" onClick={() => setChoosing(true)}>
            {text.choose}
          </Button>
        )}
      </div>
      {choosing ? (
        <div className="max-w-96">
          <MemberField label={who} onChoose={(member) => member && choose(member.id)} />
        </div>
      ) : null}
    </li>
  );
};

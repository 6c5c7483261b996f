import { snowflake } from '@famiglia/contract/kit/shapes';
import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { useState } from 'react';
import { useMember } from '../../../entities/member/use-member-search.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { useSetting } from '../draft/use-setting.ts';
import { MemberFinder } from '../panel-users/member-finder.tsx';
import { controlsText } from './controls.text.ts';
import { EntryList } from './entry-list.tsx';
import { SettingRow } from './setting-row.tsx';

const MAX = 10;

/** Members of the server, found by any of their names. */
export const PeopleSetting = ({ field }: { field: FieldOfKind<'people'> }) => {
  const text = useText(controlsText);
  const { value, change, problems } = useSetting(field);
  const [typed, setTyped] = useState('');
  const add = (id: string) => {
    setTyped('');
    if (!value.includes(id)) change([...value, id]);
  };
  const entries = value.map((id, index) => ({
    key: id,
    name: id,
    problem: problems.find((one) => one.field === `${field}.${index}`)?.message,
    controls: <Person id={id} />,
  }));
  return (
    <SettingRow field={field} wide>
      {(control) => (
        <div className="grid max-w-130 gap-2">
          <EntryList
            entries={entries}
            none={text.noPeople}
            add={undefined}
            onRemove={(index) => change(value.toSpliced(index, 1))}
          />
          {value.length < MAX ? (
            <MemberFinder
              id={control.id}
              value={typed}
              // Whoever may not look members up pastes an id.
              onType={(next) =>
                snowflake.safeParse(next.trim()).success ? add(next.trim()) : setTyped(next)
              }
              onChoose={(member) => add(member.user_id)}
              invalid={control['aria-invalid']}
              describedBy={control['aria-describedby']}
            />
          ) : null}
        </div>
      )}
    </SettingRow>
  );
};

const Person = ({ id }: { id: string }) => {
  const member = useMember(id);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar id={id} name={member?.display_name ?? id} src={member?.avatar_url ?? null} />
      <span className="truncate">{member?.display_name ?? id}</span>
    </span>
  );
};

import type { KeyboardEvent, RefObject } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useMemberSearch } from '../../../../entities/member/use-member-search.ts';
import { useText } from '../../../../shared/language/use-text.ts';
import { classes } from '../../../../shared/lib/classes.ts';
import { useDebounced } from '../../../../shared/lib/use-debounced.ts';
import { Avatar } from '../../../../shared/ui/avatar.tsx';
import type { RowMember } from '../grid/damage-row.ts';
import { membersText } from './members.text.ts';

const MAX_SUGGESTIONS = 4;
/** One letter fits everybody. */
const SHORTEST = 2;

const fold = (name: string): string => name.toLowerCase().replaceAll(/[\s_.'-]/g, '');

/** Members whose names have what is being typed: those on the list first, then all others. */
const useMatches = (typed: string, roster: readonly RowMember[]): RowMember[] => {
  const wanted = typed.trim();
  const isLong = wanted.length >= SHORTEST;
  const found =
    useMemberSearch(useDebounced(isLong ? wanted : '', 150), { limit: MAX_SUGGESTIONS }).data ?? [];
  if (!isLong) return [];
  const near = [...roster, ...found].filter((member) =>
    [member.ingame_nick ?? '', member.display_name].some((name) => fold(name).includes(fold(wanted))),
  );
  return [...new Map(near.map((member) => [member.user_id, member])).values()].slice(0, MAX_SUGGESTIONS);
};

interface NickSuggestionsOptions {
  /** The current input; null while nothing is typed. */
  typed: string | null;
  roster: readonly RowMember[];
  input: RefObject<HTMLInputElement | null>;
  onTake: (member: RowMember) => void;
}

/** Suggests members for the nick that is being typed: arrow down and Enter, or a click, takes one. */
export const useNickSuggestions = ({ typed, roster, input, onTake }: NickSuggestionsOptions) => {
  const id = useId();
  const matches = useMatches(typed ?? '', roster);
  const [chosen, setChosen] = useState<string | null>(null);
  const at = matches.findIndex((member) => member.user_id === chosen);
  const onKeyDown = (event: KeyboardEvent): void => {
    const member = matches[at];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step === undefined ? undefined : matches[Math.min(at + step, matches.length - 1)];
    if (event.key === 'Enter' && member) onTake(member);
    else if (step !== undefined && (next || at === 0)) setChosen(next?.user_id ?? null);
    else return;
    // The grid would take the key for its own.
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onKeyDown,
    described: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': matches.length > 0 ? id : undefined,
      'aria-activedescendant': at < 0 ? undefined : `${id}-${chosen}`,
    },
    list: matches.length > 0 ? <SuggestionList {...{ id, matches, chosen, input, onTake }} /> : null,
  };
};

interface SuggestionListProps extends Pick<NickSuggestionsOptions, 'input' | 'onTake'> {
  id: string;
  matches: readonly RowMember[];
  chosen: string | null;
}

const SuggestionList = ({ id, matches, chosen, input, onTake }: SuggestionListProps) => {
  const text = useText(membersText);
  const box = useRef<HTMLDivElement>(null);
  // Outside the table, which cuts off what reaches below its last row.
  useLayoutEffect(() => {
    const { bottom, top, left } = input.current?.getBoundingClientRect() ?? { bottom: 0, top: 0, left: 0 };
    const height = box.current?.offsetHeight ?? 0;
    const isBelow = bottom + height + 8 <= window.innerHeight;
    box.current?.style.setProperty('top', `${isBelow ? bottom + 4 : top - height - 4}px`);
    box.current?.style.setProperty('left', `${left}px`);
  });
  return (
    <div
      ref={box}
      className="fixed z-40 w-72 max-w-[calc(100vw-24px)] rounded-sm border border-line-strong bg-raised p-1 text-left shadow-[0_8px_24px_#0006]"
    >
      <p className="px-2 py-1 text-xs text-muted">{text.looksLike}</p>
      {/* The browser's own lists show no avatars and cannot follow the input. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={id} role="listbox" aria-label={text.looksLike}>
        {matches.map((member) => (
          <div
            key={member.user_id}
            id={`${id}-${member.user_id}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={member.user_id === chosen}
            // A press must not take the focus from the input before it is counted.
            onMouseDown={(event) => {
              event.preventDefault();
              event.stopPropagation();
              onTake(member);
            }}
            className={classes(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2 hover:bg-hover md:min-h-9',
              member.user_id === chosen && 'bg-hover',
            )}
          >
            <Avatar id={member.user_id} name={member.display_name} src={member.avatar_url} />
            <span className="min-w-0 truncate font-medium text-text">
              {member.ingame_nick ?? member.display_name}
            </span>
            {member.ingame_nick ? (
              <span className="ml-auto max-w-[45%] shrink-0 truncate text-xs text-muted">
                {member.display_name}
              </span>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
};

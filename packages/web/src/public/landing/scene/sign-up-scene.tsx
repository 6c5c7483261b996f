import type { Language } from '@famiglia/contract/kit/language';
import { useRef } from 'react';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { Roster } from '../../../entities/roster/table/roster.tsx';
import type { RosterRow } from '../../../entities/roster/table/roster-row.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Crest } from '../../../shared/ui/crest.tsx';
import { SLOTS } from './arrange.ts';
import { VISITOR } from './people.ts';
import { sceneRows } from './scene-rows.ts';
import { sceneText } from './scene.text.ts';
import { useScene } from './use-scene.ts';

const messageTo = ({ id, name, position }: RosterRow, text: (typeof sceneText)[Language]): string =>
  id === VISITOR ? text.messageToYou(position) : text.message(name.split('_')[0] ?? name, position);

/** The real roster, with a family that signs up by itself, and a place for the visitor. */
export const SignUpScene = () => {
  const text = useText(sceneText);
  const stage = useRef<HTMLElement>(null);
  const { state, joined, toggle } = useScene(stage);
  const { rows, border } = sceneRows(useLanguage(), state);
  const visitor = rows.find((row) => row.id === VISITOR);
  const told = rows.find((row) => row.id === state.movedUp?.id);
  return (
    <figure ref={stage} className="relative">
      <figcaption className="sr-only">{text.caption}</figcaption>
      <div className="overflow-hidden rounded-md border border-line bg-surface">
        <p className="flex items-center gap-2.5 border-b border-line px-4 py-3.5">
          <span className="font-semibold">{text.title}</span>
          <span className="whitespace-nowrap text-muted">{text.time}</span>
          <span className="ml-auto whitespace-nowrap text-good">
            {SLOTS} / {SLOTS}
          </span>
        </p>
        {/* As high as the longest list, so that nothing below moves when somebody signs up. */}
        <div className="min-h-[512px] sm:min-h-[400px]">
          <Roster rows={rows} border={border} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-raised px-4 py-3 noscript:hidden">
          <button
            type="button"
            onClick={toggle}
            className={buttonClasses({ variant: joined ? 'secondary' : 'primary' })}
          >
            {joined ? text.leave : text.join}
          </button>
          <output className="min-w-0 flex-1 text-muted">
            {visitor === undefined ? text.invite : text[visitor.list](visitor.position)}
          </output>
        </div>
      </div>
      <DirectMessage message={told === undefined ? null : messageTo(told, text)} />
    </figure>
  );
};

/** The bot's DM to the person who moved up. Null while there is none: its space is kept. */
const DirectMessage = ({ message }: { message: string | null }) => {
  const text = useText(sceneText);
  return (
    <div
      className={classes(
        'mt-3 flex min-h-16 gap-3 rounded-md border border-line-strong bg-raised px-3.5 py-3 transition-[opacity,translate] duration-(--calm) lg:absolute lg:-right-6 lg:-bottom-18 lg:mt-0 lg:w-80',
        message === null && 'translate-y-1 opacity-0',
      )}
    >
      <Crest name={text.bot} src={null} />
      <p>
        <span className="font-semibold">{text.bot}</span>{' '}
        <span className="text-xs text-faint">{text.sender}</span>
        <span className="block">{message ?? '\u00A0'}</span>
      </p>
    </div>
  );
};

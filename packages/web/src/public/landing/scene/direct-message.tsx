import { useText } from '../../../language/use-text.ts';
import { classes } from '../../../lib/classes.ts';
import { Crest } from '../../../ui/crest.tsx';
import { sceneText } from './scene.text.ts';

/** What the bot writes to the person who moved up. Null while there is nothing to tell: the room for it is kept. */
export const DirectMessage = ({ message }: { message: string | null }) => {
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

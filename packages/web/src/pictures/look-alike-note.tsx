import type { Screenshot } from '@famiglia/contract/screenshots';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import { picturesText } from './pictures.text.ts';

interface LookAlikeNoteProps {
  screen: Screenshot;
  like: NonNullable<Screenshot['looks_like']>;
}

/** What the machine noticed. It never decides. */
export const LookAlikeNote = ({ screen, like }: LookAlikeNoteProps) => {
  const text = useText(picturesText);
  const format = useFormat();
  const when = format.date(like.submitted_at);
  return (
    <p className="rounded-sm border border-brass/40 bg-brass-wash px-3 py-2 text-brass">
      {[
        like.user_id === screen.user_id ? text.looksLikeOwn(when) : text.looksLikeOf(like.display_name, when),
        like.distance === 0 ? text.same : '',
        like.mirrored ? text.mirrored : '',
        text.personDecides,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
};

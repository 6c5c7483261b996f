import { useId } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { ggText } from '../gg.text.ts';

const MAX_COMMENT = 500;

interface CommentFieldProps {
  value: string;
  onChange: (comment: string) => void;
}

/** The comment that the member will read; common ones need one press. */
export const CommentField = ({ value, onChange }: CommentFieldProps) => {
  const text = useText(ggText);
  const id = useId();
  return (
    <div className="grid gap-2">
      <ul aria-label={text.reasons} className="flex flex-wrap gap-1.5">
        {text.usualReasons.map((reason) => (
          <li key={reason}>
            <button
              type="button"
              aria-pressed={value === reason}
              onClick={() => onChange(value === reason ? '' : reason)}
              className="min-h-11 rounded-full border border-line-strong px-3 text-xs text-muted transition-colors duration-(--quick) hover:text-text aria-pressed:border-brass aria-pressed:text-brass md:min-h-7"
            >
              {reason}
            </button>
          </li>
        ))}
      </ul>
      <label htmlFor={id} className="sr-only">
        {text.comment}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={MAX_COMMENT}
        placeholder={text.commentHint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="w-full rounded-sm border border-field-line bg-field px-3 py-2 text-base transition-colors duration-(--quick) hover:border-faint focus-visible:border-brass focus-visible:outline-offset-0 md:text-sm"
      />
    </div>
  );
};

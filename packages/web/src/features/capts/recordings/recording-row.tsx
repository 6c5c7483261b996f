import type { Recording } from '@famiglia/contract/capts/capts';
import { ExternalLink, X } from '../../../shared/ui/icons.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { recordingsText } from './recordings.text.ts';

interface RecordingRowProps {
  recording: Recording;
  /** Set for a leader. */
  onRemove: (() => void) | undefined;
}

/** The host of the link, such as "youtu.be". */
const siteOf = (url: string): string => {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return url;
  }
};

export const RecordingRow = ({ recording, onRemove }: RecordingRowProps) => {
  const text = useText(recordingsText);
  const format = useFormat();
  const { url, user_id: userId, display_name: name, added_by: by, added_at: at } = recording;
  const whose = name ?? text.forAll;
  const when = format.relative(at);
  return (
    <li className="flex min-h-12 items-center gap-2 border-b border-line pr-2 pl-4 last:border-0">
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="flex min-w-0 flex-1 items-center gap-3 py-2 hover:[&_span:first-child]:underline"
      >
        <ExternalLink aria-hidden className="size-4 shrink-0 text-faint" />
        <span className="grid min-w-0">
          <span className="truncate font-medium underline-offset-3">{whose}</span>
          <span className="truncate text-xs text-muted">
            {siteOf(url)} · {by.id === userId ? text.sent(when) : text.addedBy(by.name, when)}
          </span>
        </span>
      </a>
      {onRemove ? (
        <IconButton label={text.remove(whose)} onClick={onRemove}>
          <X aria-hidden className="size-4" />
        </IconButton>
      ) : null}
    </li>
  );
};

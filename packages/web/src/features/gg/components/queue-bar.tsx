import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { Check, X } from '../../../shared/ui/icons.ts';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { ActionBar } from '../../../shared/ui/action-bar.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { Verdict } from '../queries.ts';
import { ggText } from '../gg.text.ts';
import { CommentField } from './comment-field.tsx';

interface QueueBarProps {
  screenshots: readonly Screenshot[];
  onVerdict: (verdict: Verdict) => void;
  onClear: () => void;
}

/** One verdict for several screenshots: all of them or none. */
export const QueueBar = ({ screenshots, onVerdict, onClear }: QueueBarProps) => {
  const text = useText(ggText);
  const [rejecting, setRejecting] = useState(false);
  const [comment, setComment] = useState('');
  const reject = (): void => {
    setRejecting(false);
    onVerdict({ screenshots, action: 'reject', comment: comment.trim() });
  };
  return (
    <>
      <ActionBar
        label={text.selection}
        words={text.selected(screenshots.length)}
        aside={
          <Button variant="ghost" onClick={onClear}>
            {text.unselect}
          </Button>
        }
      >
        <Button
          variant="danger"
          icon={<X aria-hidden className="size-4" />}
          onClick={() => setRejecting(true)}
        >
          {text.reject}
        </Button>
        <Button
          variant="good"
          icon={<Check aria-hidden className="size-4" />}
          onClick={() => onVerdict({ screenshots, action: 'approve', comment: '' })}
        >
          {text.approve}
        </Button>
      </ActionBar>
      <Dialog
        open={rejecting}
        onOpenChange={setRejecting}
        title={text.rejectTitle(screenshots.length)}
        actions={
          <>
            <Button variant="ghost" onClick={() => setRejecting(false)}>
              {text.cancel}
            </Button>
            <Button variant="danger" onClick={reject}>
              {text.reject}
            </Button>
          </>
        }
      >
        <CommentField value={comment} onChange={setComment} />
      </Dialog>
    </>
  );
};

import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useKeys } from '../../../entities/screenshot/use-keys.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ButtonKbd } from '../../../shared/ui/kbd.tsx';
import type { Verdict } from '../queries.ts';
import { ggText } from '../gg.text.ts';
import { CommentField } from './comment-field.tsx';

interface VerdictPanelProps {
  /** The family's rule has paid for it already. */
  isPaid: boolean;
  onVerdict: (verdict: Omit<Verdict, 'screenshots'>) => void;
}

/** Approves or rejects the open screenshot; the keys A and R do the same. */
export const VerdictPanel = ({ isPaid, onVerdict }: VerdictPanelProps) => {
  const text = useText(ggText);
  const [comment, setComment] = useState('');
  const decide = (action: Verdict['action']) => (): void => onVerdict({ action, comment: comment.trim() });
  useKeys({ KeyA: decide('approve'), KeyR: decide('reject') });
  return (
    <>
      {isPaid ? <p className="text-pretty text-muted">{text.paidByRule}</p> : null}
      <CommentField value={comment} onChange={setComment} />
      <div className="mt-auto grid grid-cols-2 gap-2 max-md:sticky max-md:bottom-0 max-md:-mx-5 max-md:-mb-5 max-md:bg-surface max-md:p-3">
        <Button variant="danger" className="min-h-11! font-semibold" onClick={decide('reject')}>
          {text.reject}
          <ButtonKbd>R</ButtonKbd>
        </Button>
        <Button variant="good" className="min-h-11! font-semibold" onClick={decide('approve')}>
          {text.approve}
          <ButtonKbd>A</ButtonKbd>
        </Button>
      </div>
    </>
  );
};
